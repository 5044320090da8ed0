import { darkQuery } from "../model/variants"

/**
 * A picture's dark variant is a `source` for visitors whose system is dark. Once a visitor has chosen a scheme, the
 * choice decides: the part of the media query about the system becomes one that is always true, or never.
 */
const chosen = { dark: "(min-width: 0)", light: "(max-width: 0)" }
const parts = [darkQuery, chosen.dark, chosen.light]

/** A source's media query as the visitor's choice makes it. There is no visitor yet while a page is built. */
export function mediaFor(media: string): string {
  const scheme = typeof document === "undefined" ? undefined : document.documentElement.dataset["scheme"]
  const now = scheme === "dark" || scheme === "light" ? chosen[scheme] : darkQuery
  return parts.reduce((query, part) => query.replace(part, now), media)
}

let observer: MutationObserver | undefined

/**
 * Makes all pictures follow the choice, also those that come later. A picture that waits for the scroll is fetched in
 * one variant. The browser may have begun to fetch the first view's before this script ran.
 */
export function followScheme() {
  setSources()
  observer ??= new MutationObserver(setSources)
  if (document.documentElement.dataset["scheme"])
    observer.observe(document, { childList: true, subtree: true })
  else observer.disconnect()
}

function setSources() {
  for (const source of document.querySelectorAll<HTMLSourceElement>("picture > source[media]")) {
    const media = mediaFor(source.media)
    // Writing the same value again would make the browser choose again.
    if (source.media !== media) source.media = media
  }
}
