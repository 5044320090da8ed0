import { oncePainted } from "./once-painted"
import { setRest } from "./set-rest"

/** The first signs that a visitor is about to do something; a screen reader presses without a pointer, autofill types without a key. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "input", "click"]

/**
 * Starts the page's own scripts late: once everything has loaded and is painted and the browser is idle, or at the
 * visitor's first touch, key or pointer. Until then words, pictures and links have the line and the processor for
 * themselves. Before the scripts comes the site's whole style sheet, as the page has but those of its
 * styles that it needs itself (src/post-build/page-styles.ts).
 * @param files the addresses of the scripts, which run in this order.
 */
export function startLate(files: readonly string[]) {
  const waiting = new AbortController()
  const { signal } = waiting
  const start = () => {
    if (signal.aborted) return
    waiting.abort()
    addWholeSheet()
    for (const file of files) addScript(file)
  }
  // Before the page has loaded, only a press brings this script.
  if (document.readyState !== "complete") return start()
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal })
  oncePainted(start)
}

function addWholeSheet() {
  const styles = document.querySelector<HTMLElement>("style[data-href]")
  if (!styles) return
  const sheet = document.createElement("link")
  sheet.rel = "stylesheet"
  sheet.href = styles.dataset.href ?? ""
  // It concerns no medium until it has come, and then the whole page; browsers would leave such a one for last.
  sheet.media = "not all"
  sheet.fetchPriority = "high"
  sheet.addEventListener("load", () => (sheet.media = ""))
  for (const end of ["load", "error"]) sheet.addEventListener(end, setRest)
  document.head.append(sheet)
}

function addScript(file: string) {
  const script = document.createElement("script")
  script.src = file
  script.async = false
  document.body.append(script)
}
