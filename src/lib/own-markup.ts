/**
 * Markup from the site's own content, to be set by `dangerouslySetInnerHTML`. Browsers with Trusted Types refuse any
 * that does not come through here (src/early/first.ts).
 */
export const ownMarkup = (html: string) => ({
  __html: typeof window === "undefined" ? html : (window.ownMarkup?.createHTML(html) ?? html),
})
