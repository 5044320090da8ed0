import { useMemo } from "react"

/**
 * Markup from the site's own content, for `dangerouslySetInnerHTML`. Browsers with Trusted Types refuse any that does
 * not come through here (src/startup/first.ts). Each call makes a new trusted object, and React would put the markup in
 * anew for it, so it is made once.
 */
export const useOwnMarkup = (html: string) =>
  useMemo(
    () => ({
      __html: typeof window === "undefined" ? html : (window.startup?.own?.createHTML(html) ?? html),
    }),
    [html],
  )
