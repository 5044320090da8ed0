import type { ReactNode } from "react"
import { useSite } from "../../hooks/use-site"
import { Footer } from "../footer/footer"
import { Header } from "../header/header"
import * as styles from "./layout.module.css"

type Props = {
  pathname: string
  /** The page that the one shown belongs to, where its address does not say. */
  section?: string | undefined
  children: ReactNode
}

/** What every page shares: the skip link, the header, the page's own content, the footer. */
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
      {/* A printed page has no header and no footer: it says whose it is, and where it is from. */}
      <p className={styles.imprint}>{`${owner.name} · ${owner.email} · ${url}${pathname}`}</p>
      <Footer />
    </>
  )
}
