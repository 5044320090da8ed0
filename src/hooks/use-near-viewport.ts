import { type RefObject, useEffect, useState } from "react"
import { flushSync } from "react-dom"

/** How far beyond the screen an element is near: the screen's own size, on each side. */
const rootMargin = "100%"

/**
 * Returns whether an element is within a screen of what the visitor sees, or has been. False in the HTML and during
 * hydration. When the page is printed, every element is near.
 */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (near || !element) return undefined
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const print = () => flushSync(() => setNear(true))
    const observer = new IntersectionObserver(see, { rootMargin })
    observer.observe(element)
    window.addEventListener("beforeprint", print)
    return () => {
      observer.disconnect()
      window.removeEventListener("beforeprint", print)
    }
  }, [near, place])
  return near
}
