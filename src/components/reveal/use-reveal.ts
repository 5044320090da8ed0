import { type RefObject, useEffect } from "react"
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion"

/**
 * Hides elements until they reach a line of the viewport, then lets their styles animate
 * them in. `data-reveal` is "waiting" before and "shown" after; `--index` is the element's index.
 *
 * Nothing is hidden in the HTML. Elements that are already in view or above the line when
 * the script starts are not hidden, nor are any for visitors who want no motion.
 * @param trigger the element whose top has to reach the line.
 * @param line the line, as a share of the viewport's height from its top.
 * @param targets a selector of the elements to hide; by default the trigger itself.
 */
export function useReveal(trigger: RefObject<HTMLElement | null>, line: number, targets?: string) {
  useEffect(() => {
    const element = trigger.current
    if (!element || prefersReducedMotion()) return undefined
    const held = targets ? element.querySelectorAll<HTMLElement>(targets) : [element]
    const mark = (state: "waiting" | "shown") =>
      held.forEach(({ dataset, style }, index) => {
        dataset.reveal = state
        style.setProperty("--index", String(index))
      })
    let isWaiting = false
    // Elements far above the line also count as having reached it.
    const rootMargin = `1000000px 0px ${-(1 - line) * 100}% 0px`
    // The observer's first entry has the position, and the line. Measuring either would force a layout for each element.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const wasWaiting = isWaiting
        // An element that is not laid out yet (startup/render-deferred.ts) has no size. It is far from the screen.
        const { height, top } = entry.boundingClientRect
        const bottom = (entry.rootBounds?.bottom ?? Infinity) / line
        isWaiting = !entry.isIntersecting && (height === 0 || top >= bottom)
        if (isWaiting) return mark("waiting")
        if (wasWaiting) mark("shown")
        observer.disconnect()
      },
      { rootMargin },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      held.forEach(({ dataset, style }) => {
        delete dataset.reveal
        style.removeProperty("--index")
      })
    }
  }, [trigger, line, targets])
}
