import { useCallback, useState } from "react"
import { prefersReducedMotion } from "../browser/prefers-reduced-motion"
import { useReducedMotion } from "./use-reduced-motion"

/**
 * The pause of one moving part (WCAG 2.2.2): returns whether it is paused, and a setter.
 * The choice lasts until the motion setting of the site or the system changes. Paused in
 * the HTML.
 */
export function usePause(): [paused: boolean, setPaused: (paused: boolean) => void] {
  const still = useReducedMotion()
  const [choice, setChoice] = useState<{ paused: boolean; still: boolean }>()
  const setPaused = useCallback((paused: boolean) => setChoice({ paused, still: prefersReducedMotion() }), [])
  return [choice?.still === still ? choice.paused : still, setPaused]
}
