import { queueFrame } from "./frame-queue"
import { afterFirstPaint } from "./after-first-paint"

/** Events of the first user input. A screen reader clicks without a pointer, and autofill types without a key. */
const inputEvents = ["pointermove", "pointerdown", "touchstart", "keydown", "input", "click"]

/**
 * Starts the page's own scripts late: once everything has loaded and is painted and the browser is idle, or on the
 * visitor's first touch, key or pointer input. Until then, text, pictures and links have the network and the
 * processor to themselves. The site's whole style sheet loads before the scripts, as the page has only
 * the styles that it needs at first (src/post-build/html/critical-css.ts).
 * @param files the addresses of the scripts, in the order in which they run.
 */
export function loadDelayedScripts(files: readonly string[]) {
  const waiting = new AbortController()
  const { signal } = waiting
  const start = () => {
    if (signal.aborted) return
    waiting.abort()
    const { href } = document.querySelector<HTMLElement>("style[data-href]")?.dataset ?? {}
    if (href && !document.head.querySelector("link[rel=stylesheet]")) addSheet(href)
    for (const file of files) addScript(file)
  }
  // Before the page has loaded, only a click fetches this script.
  if (document.readyState !== "complete") return start()
  for (const event of inputEvents) addEventListener(event, start, { capture: true, passive: true, signal })
  afterFirstPaint(start)
}

function addSheet(href: string) {
  const sheet = document.createElement("link")
  sheet.rel = "stylesheet"
  sheet.href = href
  // It applies to no media until it has loaded. Browsers give such style sheets low priority, so it is raised.
  sheet.media = "not all"
  sheet.fetchPriority = "high"
  sheet.addEventListener("load", () => queueFrame(() => (sheet.media = "")))
  document.head.append(sheet)
}

function addScript(file: string) {
  const script = document.createElement("script")
  script.src = file
  script.async = false
  document.body.append(script)
}
