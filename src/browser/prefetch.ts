import { pageLoader } from "../gatsby/internals"
import { firstPicture } from "./first-picture"
import { pageLink } from "./page-link"

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

declare global {
  interface Navigator {
    /** Network Information API, in Chromium alone. */
    readonly connection?: Connection
  }
}

/** At most so many pages are fetched before they are asked for: some 40 kB each, with their first picture. */
export const budget = 12

/** What tells that a link may be followed: a pointer or the keyboard's focus on it, a finger on the screen. */
const signs = ["pointerover", "touchstart", "focusin"] as const

/** A connection that is paid by what it carries, or has enough to do with the page itself. */
const isSpared = ({ saveData = false, effectiveType = "" }: Connection = {}) =>
  saveData || /2g|3g/.test(effectiveType)

/**
 * Fetches what a visitor is about to ask for: at the first sign, the page a link leads to and the largest picture
 * of its first view. It takes the place of Gatsby's own handler, which asks about no connection and hears pointers alone.
 * What is in sight, Gatsby fetches in its time, for who does not save data.
 * @returns how to stop.
 */
export function prefetchOnIntent(): () => void {
  const asked = new Set([window.location.pathname])
  const hear = ({ target }: { target: EventTarget | null }) => {
    const pathname = pageLink(target)?.pathname
    if (pathname === undefined || isSpared(navigator.connection)) return
    if (asked.has(pathname) || asked.size > budget) return
    asked.add(pathname)
    void fetchPage(pathname)
  }
  const loader = pageLoader()
  if (loader) loader.hovering = () => {}
  for (const sign of signs) document.addEventListener(sign, hear, { passive: true })
  // A pointer that rests on a link since before scripts ran gives no further sign.
  hear({ target: document.querySelector("a:hover") })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, hear)
  }
}

/** A page that cannot be fetched now is asked for again when the link is followed, and tells then. */
async function fetchPage(pathname: string) {
  const page = await pageLoader()
    ?.loadPage(pathname)
    .catch(() => undefined)
  const first = page?.json?.data && firstPicture(page.json.data)
  if (!first) return
  const { sources = [] } = first.image.images
  const picture = document.createElement("picture")
  for (const { type, srcSet } of sources) {
    const source = document.createElement("source")
    Object.assign(source, { type, sizes: first.sizes, srcset: srcSet })
    picture.append(source)
  }
  // A picture outside the document is fetched as one in it would be, by the browser's own choice of format and width.
  const image = new Image()
  picture.append(image)
  image.src = first.image.images.fallback?.src ?? ""
}
