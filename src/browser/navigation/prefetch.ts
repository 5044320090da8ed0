import { lcpImage } from "../lcp-image"
import { pageLink } from "./page-link"
import { pageLoader } from "./page-loader"
import { mediaFor } from "../scheme-pictures"

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

declare global {
  interface Navigator {
    /** Network Information API, only in Chromium. */
    readonly connection?: Connection
  }
}

/** The maximum number of pages to prefetch: about 40 kB each, with their first picture. */
export const budget = 12

/** Events that suggest a link will be followed: hover, touch, keyboard focus. */
const intentEvents = ["pointerover", "touchstart", "focusin"] as const

/** Returns whether to prefetch nothing: on a connection that saves data or is slow. */
const savesData = ({ saveData = false, effectiveType = "" }: Connection = {}) =>
  saveData || /2g|3g/.test(effectiveType)

/**
 * Prefetches the page that a visitor is about to open, and the largest picture of its first view. Gatsby's own handler
 * ignores the connection and reacts only to pointers. Returns a function that stops it.
 */
export function prefetchOnIntent(): () => void {
  const asked = new Set([window.location.pathname])
  const hear = ({ target }: { target: EventTarget | null }) => {
    const pathname = pageLink(target)?.pathname
    if (pathname === undefined || savesData(navigator.connection)) return
    if (asked.has(pathname) || asked.size > budget) return
    asked.add(pathname)
    void fetchPage(pathname)
  }
  const loader = pageLoader()
  if (loader) loader.hovering = () => {}
  for (const event of intentEvents) document.addEventListener(event, hear, { passive: true })
  // A pointer already on a link before the script ran fires no event.
  hear({ target: document.querySelector("a:hover") })
  return () => {
    for (const event of intentEvents) document.removeEventListener(event, hear)
  }
}

/** Ignores errors: the page is fetched again when the link is followed, which then handles them. */
async function fetchPage(pathname: string) {
  const page = await pageLoader()
    ?.loadPage(pathname)
    .catch(() => undefined)
  const first = page?.json?.data && lcpImage(page.json.data)
  if (!first) return
  const { variants = [], images } = first.image
  const picture = document.createElement("picture")
  for (const { type, media = "", srcSet } of [...variants, ...(images.sources ?? [])]) {
    const source = document.createElement("source")
    Object.assign(source, { type, media: mediaFor(media), sizes: first.sizes, srcset: srcSet })
    picture.append(source)
  }
  // The browser chooses format and width of a detached picture just as in the document.
  const image = new Image()
  picture.append(image)
  image.src = images.fallback?.src ?? ""
}
