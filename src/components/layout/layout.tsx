import type { ReactNode } from "react"
import { useSite } from "../../hooks/use-site"
import { ErrorBoundary } from "../error-boundary/error-boundary"
import { Footer } from "../footer/footer"
import { Header } from "../header/header"
import type { Figures } from "../../title-block/figures"
import * as styles from "./layout.module.css"

type Props = {
  /** The page's path; empty for the 404 page. */
  pathname: string
  /** The path of the parent page, if the page's own path does not show it. */
  section?: string | undefined
  /** Whether the footer calls to action. */
  call: boolean
  /** What the build counted of the page. */
  figures: Figures
  children: ReactNode
}

/** The layout of every page: the skip link, the header, the page's content, the footer. */
export function Layout({ pathname, section, call, figures, children }: Props) {
  const { owner, url, words } = useSite()
  return (
    <ErrorBoundary page="#gatsby-focus-wrapper">
      <a href="#main" className={styles.skip}>
        {words.layout.skip}
      </a>
      <ErrorBoundary>
        <Header pathname={pathname} section={section} />
      </ErrorBoundary>
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        style={{ "--site": JSON.stringify(new URL(url).origin) }}
      >
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      {/* Print hides the header and footer, so this line names the owner and the page's address. */}
      <p className={styles.imprint}>{`${owner.name} · ${owner.email} · ${url}${pathname}`}</p>
      <ErrorBoundary>
        <Footer pathname={pathname} call={call} figures={figures} />
      </ErrorBoundary>
    </ErrorBoundary>
  )
}
