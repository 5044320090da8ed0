import { oncePainted } from "./once-painted"
import { setRest } from "./set-rest"

/** Events of the first user input. A screen reader clicks without a pointer, and autofill types without a key. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "input", "click"]

/**
 * Starts the page's own scripts late: once everything has loaded and is painted and the browser is idle, or on the
 * visitor's first touch, key or pointer input. Until then, text, pictures and links have the network and the
 * processor to themselves. The site's whole style sheet loads before the scripts, as the page has only
 * the styles that it needs at first (src/post-build/page-styles.ts).
 * @param files the addresses of the scripts, in the order in which they run.
 */
export function startLate(files: readonly string[]) {
  const waiting = new AbortController()
  const { signal } = waiting
  const start = () => {
    if (signal.aborted) return
    waiting.abort()
    if (document.querySelector("style[data-href]")) addWholeSheet()
    for (const file of files) addScript(file)
  }
  // Before the page has loaded, only a click fetches this script.
  if (document.readyState !== "complete") return start()
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal })
  oncePainted(start)
}

/** Adds the whole style sheet, unless the first script did (first.ts), and then lays out the rest of the page. */
function addWholeSheet() {
  const added = document.head.querySelector<HTMLLinkElement>("link[rel=stylesheet]")
  if (added?.sheet) return setRest()
  const sheet = added ?? newSheet()
  for (const end of ["load", "error"]) sheet.addEventListener(end, setRest)
}

function newSheet(): HTMLLinkElement {
  const sheet = document.createElement("link")
  sheet.rel = "stylesheet"
  sheet.href = document.querySelector<HTMLElement>("style[data-href]")?.dataset.href ?? ""
  // It applies to no media until it has loaded. Browsers give such style sheets low priority, so it is raised.
  sheet.media = "not all"
  sheet.fetchPriority = "high"
  sheet.addEventListener("load", () => (sheet.media = ""))
  document.head.append(sheet)
  return sheet
}

function addScript(file: string) {
  const script = document.createElement("script")
  script.src = file
  script.async = false
  document.body.append(script)
}
