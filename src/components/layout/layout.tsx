import type { ReactNode } from "react"
import { useSite } from "../../hooks/use-site"
import { Footer } from "../footer/footer"
import { Header } from "../header/header"
import * as styles from "./layout.module.css"

type Props = {
  pathname: string
  /** The path of the parent page, if the page's own path does not show it. */
  section?: string | undefined
  children: ReactNode
}

/** The layout of every page: the skip link, the header, the page's content, the footer. */
export function Layout({ pathname, section, children }: Props) {
  const { owner, url } = useSite()
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Header pathname={pathname} section={section} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {/* Print hides the header and footer, so this line names the owner and the page's address. */}
      <p className={styles.imprint}>{`${owner.name} · ${owner.email} · ${url}${pathname}`}</p>
      <Footer />
    </>
  )
}
