import { bringBackPreferences } from "../browser/preferences"

/**
 * The script that stands in every page's head.
 * - It brings back the visitor's choices.
 * - It fetches the early script (early.ts) once the page has loaded and is painted, or at the first press.
 * - It keeps that press for the scripts, that of a form's button too. Links, popovers and `details` need no script.
 * - It says that scripts may come (`data-scripts`), and takes it back where one cannot: then it holds nothing any longer
 *   and shows late drawings (components/drawing/).
 * - It puts off the layout of what lies far below, on a page that is opened at its top (src/styles/global.css).
 */
bringBackPreferences()

const { trustedTypes } = window
const same = (text: string) => text
const own = trustedTypes?.createPolicy("own", { createHTML: same, createScriptURL: same })

const { dataset } = document.documentElement
const heard = new AbortController()
let early: HTMLScriptElement | undefined
let pressed: HTMLElement | undefined
dataset.scripts = ""

const hear = <Name extends keyof WindowEventMap>(name: Name, then: (event: WindowEventMap[Name]) => void) =>
  addEventListener(name, then, { capture: true, signal: heard.signal })

const start = () => {
  if (early || !document.querySelector("[data-files]")) return
  early = document.createElement("script")
  const address = process.env.EARLY_SCRIPT ?? ""
  early.src = own?.createScriptURL(address) ?? address
  document.head.append(early)
}

const earlyPress = () => {
  heard.abort()
  return pressed
}

const giveUp = () => {
  heard.abort()
  delete dataset.scripts
  delete dataset.fresh
  for (const late of document.querySelectorAll("span>noscript"))
    late.outerHTML = own?.createHTML(late.textContent) ?? late.textContent
}

// A page has loaded before its last picture is on the screen; fetched in between, scripts would hold it up.
hear("load", () => requestAnimationFrame(() => setTimeout(start, 100)))
hear("click", ({ target }) => {
  start()
  if (target instanceof Element)
    pressed = target.closest<HTMLElement>("button:not([popovertarget],[type=submit])") ?? pressed
})
hear("submit", (event) => {
  event.preventDefault()
  pressed = event.submitter ?? pressed
})
hear("error", ({ target }) => {
  if (target instanceof HTMLScriptElement) giveUp()
})
// So Gatsby ends where a page's data cannot come.
hear("unhandledrejection", giveUp)
window.startup = { earlyPress, own }

try {
  // A link to a place in the page, or a reload there, needs all that lies above as high as it is. Gatsby keeps a place
  // for each page that was scrolled, in the tab's storage.
  if (!location.hash && !sessionStorage.length) dataset.fresh = ""
} catch {
  // Storage is refused: all is set at once.
}
