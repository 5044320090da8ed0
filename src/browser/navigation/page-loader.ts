import type { PageData } from "../lcp-image"

declare global {
  interface Window {
    ___loader?: {
      loadPage: (path: string) => Promise<{ page?: { path: string }; json?: { data?: PageData } } | undefined>
      /** A page that is loaded already. */
      loadPageSync: (path: string, options?: object) => { page?: { path: string } } | undefined
      /** Gatsby's links call this when a pointer is over them. */
      hovering?: (path: string) => void
    }
  }
}

/** Gatsby's loader of pages: https://www.gatsbyjs.com/docs/how-prefetching-works/ */
export const pageLoader = () => window.___loader
