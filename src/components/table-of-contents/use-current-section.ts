import { useEffect, useState } from "react"

/**
 * Returns the slug of the current section: the last one whose heading has passed the upper third
 * of the viewport. Undefined above the first section and until the script runs.
 * @param slugs the sections' anchors, in page order.
 */
export function useCurrentSection(slugs: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = slugs.join(" ")
  useEffect(() => {
    const anchors = key.split(" ")
    const read = () => {
      const line = window.innerHeight / 3
      const passed = anchors.filter((slug) => {
        const heading = document.getElementById(slug)
        return heading !== null && heading.getBoundingClientRect().top <= line
      })
      setCurrent(passed.at(-1))
    }
    // A heading far above the line counts as seen, so that a jump over all of them is noticed too.
    const observer = new IntersectionObserver(read, {
      rootMargin: "1000000px 0px -66% 0px",
      threshold: [0, 1],
    })
    for (const slug of anchors) {
      const heading = document.getElementById(slug)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
