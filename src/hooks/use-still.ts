import { useSyncExternalStore } from "react"
import { isStill, reducedMotion } from "../browser/is-still"
import { onPreference } from "../browser/preferences"

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
