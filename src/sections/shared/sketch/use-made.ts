import { useEffect, useState } from "react"
import { prefersReducedMotion } from "../../../browser/prefers-reduced-motion"

/** How long a drawing stays drawn after the last change, in milliseconds. */
const drawn = 700

/** Whether a drawing is made: some time after its last change, or at once for visitors who want no motion. */
export function useMade(drawing: string): boolean {
  const [made, setMade] = useState("")
  useEffect(() => {
    if (drawing === "") return undefined
    const timer = setTimeout(() => setMade(drawing), prefersReducedMotion() ? 0 : drawn)
    return () => clearTimeout(timer)
  }, [drawing])
  return drawing !== "" && made === drawing
}
