import { useCallback, useState } from "react"
import { isStill, useStill } from "./use-still"

/**
 * The pause of one moving part (WCAG 2.2.2): whether it stands still, and how to set that.
 * What is chosen here holds until the visitor, or their system, changes their mind about
 * all motion. Paused in the HTML.
 */
export function usePause(): [paused: boolean, setPaused: (paused: boolean) => void] {
  const still = useStill()
  const [choice, setChoice] = useState<{ paused: boolean; still: boolean }>()
  const setPaused = useCallback((paused: boolean) => setChoice({ paused, still: isStill() }), [])
  return [choice?.still === still ? choice.paused : still, setPaused]
}
