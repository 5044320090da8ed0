import { useEffect, useState } from "react"

/** Returns whether the page is scrolled by more than `threshold` CSS pixels. False until the script runs. */
export function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold)
    read()
    window.addEventListener("scroll", read, { passive: true })
    return () => window.removeEventListener("scroll", read)
  }, [threshold])
  return scrolled
}
