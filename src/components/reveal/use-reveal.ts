import { type RefObject, useEffect } from "react"
import { isStill } from "../../hooks/use-still"

/**
 * Holds elements back until they reach a line of the viewport, then lets their styles
 * bring them in: `data-reveal` is "waiting" before and "shown" after, `--index` the element's place among them.
 *
 * Nothing is held back in the HTML, nothing that is seen already when the script starts
 * or that lies above the line, and nothing for those who want no motion.
 * @param trigger the element whose top has to reach the line.
 * @param line the line, as a share of the viewport's height from its top.
 * @param targets what is held back; the trigger itself where left out.
 */
export function useReveal(trigger: RefObject<HTMLElement | null>, line: number, targets?: string) {
  useEffect(() => {
    const element = trigger.current
    if (!element || isStill()) return undefined
    const held = targets ? element.querySelectorAll<HTMLElement>(targets) : [element]
    const mark = (state: "waiting" | "shown") =>
      held.forEach(({ dataset, style }, index) => {
        dataset.reveal = state
        style.setProperty("--index", String(index))
      })
    let isWaiting = false
    // What has passed the line, however far above, has arrived.
    const rootMargin = `1000000px 0px ${-(1 - line) * 100}% 0px`
    // The observer's first report tells where the element is: asked for here, each would have the page set anew.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const wasWaiting = isWaiting
        // What is not laid out yet (startup/set-rest.ts) has no size in the report. Its section tells where it is: to ask
        // for its own place would have it laid out at once.
        const { boundingClientRect: place } = entry
        const { top } = place.height ? place : (element.closest("section") || element).getBoundingClientRect()
        isWaiting = !entry.isIntersecting && top >= window.innerHeight
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
