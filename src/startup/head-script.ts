import { restorePreferences } from "../browser/preferences"

/**
 * The script in every page's head.
 * - It restores the visitor's preferences.
 * - It fetches the site's whole style sheet, and the script loader (script-loader.ts), once the page has loaded and is
 *   painted, or on the first click. Until then, text and pictures have the network and the processor to themselves.
 * - It keeps that click for the scripts, also on a form's button, which looks pressed until then. Links and `details`
 *   need no script.
 * - It marks that scripts may load (`data-scripts`). If one fails, it removes the mark, holds back nothing any longer
 *   and shows late drawings (components/drawing/).
 * - It defers layout far below the fold on a page that is opened at its top (src/styles/global.css). The page's own
 *   styles are without those of what is deferred, so it adds the whole sheet earlier if they are needed: if the page is
 *   opened elsewhere, if the visitor scrolls or prints, or if a script fails.
 */
restorePreferences()

const { trustedTypes } = window
const same = (text: string) => text
const own = trustedTypes?.createPolicy("own", { createHTML: same, createScriptURL: same })

const { dataset } = document.documentElement
const listening = new AbortController()
let loader: HTMLScriptElement | undefined
let sheet: HTMLLinkElement | undefined
let clicked: HTMLElement | undefined
dataset.scripts = ""

const listen = <Name extends keyof WindowEventMap>(name: Name, then: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, then, { capture: true, signal: listening.signal })

const addSheet = () => {
  // A page that is opened at a place waits for the sheet, so that the place does not move.
  sheet ??= document.head.appendChild(
    Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: document.querySelector("style")?.dataset.whole,
      blocking: "render",
    }),
  )
}

const start = () => {
  if (loader || !document.querySelector("[data-files]")) return
  const address = process.env.SCRIPT_LOADER ?? ""
  loader = document.head.appendChild(
    Object.assign(document.createElement("script"), { src: own?.createScriptURL(address) ?? address }),
  )
  addSheet()
}

const queuedClick = () => {
  listening.abort()
  return clicked
}

const fallBack = () => {
  listening.abort()
  addSheet()
  delete dataset.scripts
  delete dataset.fresh
  for (const late of document.querySelectorAll("span>noscript"))
    late.outerHTML = own?.createHTML(late.textContent) ?? late.textContent
}

// The load event precedes the paint of the last picture. Scripts fetched in between would delay that paint.
listen("load", () => requestAnimationFrame(() => setTimeout(start, 100)))
listen("click", ({ target }) => {
  start()
  if (target instanceof Element) clicked = target.closest<HTMLElement>("button:not([type=submit])") ?? clicked
})
listen("scroll", addSheet)
listen("beforeprint", addSheet)
listen("submit", (event) => {
  event.preventDefault()
  clicked = event.submitter ?? clicked
  clicked?.setAttribute("aria-disabled", "true")
})
listen("error", ({ target }) => {
  if (target instanceof HTMLScriptElement) fallBack()
})
// Gatsby stops with this event if a page's data cannot be loaded.
listen("unhandledrejection", fallBack)
window.startup = { queuedClick, fallBack, own }

try {
  // A link to an anchor, or a reload of a scrolled page, needs the full height of the content above. Gatsby stores the
  // position of each scrolled page in the tab's session storage.
  if (!location.hash && !sessionStorage.length) dataset.fresh = ""
} catch {
  // Storage is refused, so everything is laid out at once.
}
if (!("fresh" in dataset)) addSheet()
