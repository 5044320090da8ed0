import { useMemo } from "react"

/**
 * Returns markup from the site's own content for `dangerouslySetInnerHTML`. Browsers with Trusted Types refuse any
 * other markup (src/startup/head-script.ts). The value is memoized: `createHTML` makes a new object each time, for which
 * React would insert the markup again.
 */
export const useTrustedHtml = (html: string) =>
  useMemo(
    () => ({
      __html: typeof window === "undefined" ? html : (window.startup?.own?.createHTML(html) ?? html),
    }),
    [html],
  )
