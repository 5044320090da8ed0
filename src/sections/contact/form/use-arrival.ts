import { useEffect, useState } from "react"
import { takeAddedFlag } from "../../../message/add-words"

/** Returns whether an estimate has just joined the message, which then gets the focus. */
export function useArrival(): boolean {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (!takeAddedFlag()) return undefined
    // By then the router has put the focus on the page, and the region is there, without which nothing is announced.
    const frame = requestAnimationFrame(() => {
      document.getElementById("message")?.focus()
      setArrived(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return arrived
}
