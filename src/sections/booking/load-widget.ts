import { schedulingAssets } from "../../browser/scheduling-origins"

/** The scheduling provider's script. */
const widgetScript = `${schedulingAssets}/assets/external/widget.js`

/** How long the calendar may take to load, in milliseconds. */
const widgetTimeout = 8000

declare global {
  interface Window {
    Calendly?: { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void }
  }
}

/**
 * Loads the scheduling widget into an element.
 * @param onEnd called once: with true when the calendar has loaded, with false if it was
 * blocked, failed or took longer than `stepTimeout`.
 * @returns a function that removes the widget; `onEnd` is not called after that.
 */
export function loadWidget(parent: HTMLElement, url: string, onEnd: (shown: boolean) => void): () => void {
  const script = document.createElement("script")
  let ended = false
  const end = (shown: boolean) => {
    if (ended) return
    ended = true
    window.clearTimeout(timer)
    onEnd(shown)
  }
  const timer = window.setTimeout(() => end(false), widgetTimeout)
  const start = () => {
    window.Calendly?.initInlineWidget({ url, parentElement: parent })
    const frame = parent.querySelector("iframe")
    if (frame) frame.addEventListener("load", () => end(true), { once: true })
    else end(false)
  }
  script.src = widgetScript
  script.async = true
  script.addEventListener("load", start)
  script.addEventListener("error", () => end(false))
  document.body.append(script)
  return () => {
    ended = true
    window.clearTimeout(timer)
    script.remove()
    parent.replaceChildren()
  }
}
