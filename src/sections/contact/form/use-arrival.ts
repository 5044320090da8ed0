import { useEffect, useState } from "react"
import { takeAdded } from "../../../message/add-words"

/** Returns what has just joined the message, which then gets the focus. */
export function useArrival(): ReturnType<typeof takeAdded> {
  const [arrived, setArrived] = useState<ReturnType<typeof takeAdded>>()
  useEffect(() => {
    const part = takeAdded()
    if (!part) return undefined
    // By then the router has put the focus on the page, and the region is there, without which nothing is announced.
    const frame = requestAnimationFrame(() => {
      document.getElementById("message")?.focus()
      setArrived(part)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return arrived
}
