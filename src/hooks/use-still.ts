import { useSyncExternalStore } from "react"
import { onPreference, preference } from "../browser/preferences"

const reducedMotion = "(prefers-reduced-motion: reduce)"

/** Whether nothing may move by itself: the visitor's system says so, or they have paused the motion here. */
export const isStill = () => preference("motion") === "paused" || window.matchMedia(reducedMotion).matches

function subscribe(onChange: () => void) {
  const media = window.matchMedia(reducedMotion)
  const stop = onPreference(onChange)
  media.addEventListener("change", onChange)
  return () => {
    stop()
    media.removeEventListener("change", onChange)
  }
}

/** `isStill`, kept up to date. True in the HTML: nothing moves before the script knows. */
export const useStill = () => useSyncExternalStore(subscribe, isStill, () => true)
