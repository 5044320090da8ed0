/**
 * A picture's dark variant is a `source` for visitors whose system is dark. Once a visitor has chosen a scheme, the
 * choice decides: the part of the media query about the system becomes one that is always true, or never.
 */
const part = /prefers-color-scheme: dark|m..-width: 0/

/** A source's media query as the visitor's choice makes it. There is no visitor yet while a page is built. */
export function mediaFor(media: string): string {
  const scheme = typeof document === "undefined" ? "" : document.documentElement.dataset["scheme"]
  return media.replace(
    part,
    scheme ? `m${scheme === "dark" ? "in" : "ax"}-width: 0` : "prefers-color-scheme: dark",
  )
}

let observer: MutationObserver | undefined

/**
 * Makes all pictures follow the choice, also those that come later. A picture that waits for the scroll is fetched in
 * one variant. The browser may have begun to fetch the first view's before this script ran.
 */
export function followScheme() {
  const page = document
  setSources(page)
  // The page may be torn down before the last change is told, as in tests.
  observer ??= new MutationObserver(() => setSources(page))
  observer.observe(page, { childList: true, subtree: true })
}

function setSources(page: Document) {
  for (const source of page.querySelectorAll<HTMLSourceElement>("source[media]")) {
    const media = mediaFor(source.media)
    // Writing the same value again would make the browser choose again.
    if (source.media !== media) source.media = media
  }
}
