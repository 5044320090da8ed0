import { useSyncExternalStore } from "react"
import { prefersReducedMotion, reducedMotion } from "../browser/prefers-reduced-motion"
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

/** `prefersReducedMotion` as a hook that updates. True in the HTML: nothing moves before the script runs. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
