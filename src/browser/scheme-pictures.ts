/** A dark `source` follows the system. Once the visitor has chosen, its media query becomes always true, or never. */
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

/** Makes all pictures follow the choice, also later ones. The browser may have fetched the first view's already. */
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
