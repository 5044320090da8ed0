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
 * @param onEnd called with true when the calendar has loaded, and with false if it was blocked, failed or took longer
 * than `widgetTimeout`. One that comes later still is told.
 * @returns a function that removes the widget; `onEnd` is not called after that.
 */
export function loadWidget(parent: HTMLElement, url: string, onEnd: (shown: boolean) => void): () => void {
  const script = document.createElement("script")
  let told: boolean | undefined
  const end = (shown: boolean) => {
    if (told === true || told === shown) return
    told = shown
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
    told = true
    window.clearTimeout(timer)
    script.remove()
    parent.replaceChildren()
  }
}
