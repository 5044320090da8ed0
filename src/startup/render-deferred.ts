import { applySheet } from "./apply-sheet"
import { queueFrame } from "./frame-queue"

/**
 * Lays out the parts of a page whose layout was deferred (src/styles/global.css), one by one: in one task, a long page
 * would block a slow phone's main thread for hundreds of milliseconds. They come after hydration, so that React changes
 * nothing that is laid out already. The browser itself lays out those that come near the screen before.
 */
export function renderDeferred() {
  const { dataset } = document.documentElement
  if (!("fresh" in dataset)) return
  // The parts need the whole style sheet. If it has loaded, it may still wait for its own frame (load-delayed-scripts.ts).
  queueFrame(applySheet)
  for (const part of document.querySelectorAll("[data-deferred]"))
    queueFrame(() => part.removeAttribute("data-deferred"))
  queueFrame(() => delete dataset["fresh"])
}
