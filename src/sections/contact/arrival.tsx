import { useEffect, useState } from "react"
import { takeNews } from "../../message/add-words"
import * as styles from "./contact-form.module.css"

/** Says that an estimate has joined the message, and puts the focus there. Empty for those who come without one. */
export function Arrival() {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (!takeNews()) return undefined
    document.getElementById("message")?.focus()
    // The region has to be in the page before, or its words are not announced.
    const frame = requestAnimationFrame(() => setArrived(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <p role="status" className={styles.arrival}>
      {arrived && "Your estimate is in the message. Add what else I should know, and send it."}
    </p>
  )
}
