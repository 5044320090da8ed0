import { useSyncExternalStore } from "react"
import { onPreference, preference } from "../browser/preferences"

const reducedMotion = "(prefers-reduced-motion: reduce)"

/** Returns whether automatic motion is off: by the visitor's system or by the site's switch. */
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

/** `isStill` as a hook that updates. True in the HTML: nothing moves before the script runs. */
export const useStill = () => useSyncExternalStore(subscribe, isStill, () => true)
