import type { ReactNode } from "react"
import { Footer } from "../footer/footer"
import { Header } from "../header/header"
import * as styles from "./layout.module.css"

/** What every page shares: the skip link, the header, the page's own content, the footer. */
export function Layout({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Header pathname={pathname} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  )
}
