import { lateSheet } from "./late-sheet"
import { inParts } from "./in-parts"
import { oncePainted } from "./once-painted"

/** The first signs that a visitor is about to do something; a screen reader presses without a pointer, autofill types without a key. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "input", "click"]

/**
 * Starts the page's own scripts late: once everything has loaded and is painted and the browser is idle, or at the
 * visitor's first touch, key or pointer. Until then words, pictures and links have the line and the processor for
 * themselves. Before the scripts comes the late style sheet, with what the page's own styles lack
 * (src/post-build/page-styles.ts).
 * @param files the addresses of the scripts, which run in this order.
 */
export function startLate(files: readonly string[]) {
  const waiting = new AbortController()
  const { signal } = waiting
  const start = () => {
    if (signal.aborted) return
    waiting.abort()
    addLateSheet()
    for (const file of files) addScript(file)
  }
  // Before the page has loaded, only a press brings this script.
  if (document.readyState !== "complete") return start()
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal })
  oncePainted(start)
}

function addLateSheet() {
  const styles = document.querySelector<HTMLElement>("style[data-href]")
  if (!styles) return
  const sheet = document.createElement("link")
  sheet.rel = "stylesheet"
  sheet.href = lateSheet(styles.dataset.href || "")
  // It concerns no medium until it has come, and then the whole page; browsers would leave such a one for last.
  sheet.media = "not all"
  sheet.fetchPriority = "high"
  sheet.addEventListener("load", () => inParts(() => (sheet.media = "")))
  styles.after(sheet)
}

function addScript(file: string) {
  const script = document.createElement("script")
  script.src = file
  script.async = false
  document.body.append(script)
}
