import type { ReactNode } from "react"
import { tilt } from "../tilt/tilt"
import * as styles from "./rising-card.module.css"

/**
 * A list item that rises after the one before it when the list's `useReveal` starts. Its child element tilts toward
 * the mouse.
 */
export function RisingCard({ children }: { children: ReactNode }) {
  return (
    <li className={styles.card} {...tilt}>
      {children}
    </li>
  )
}
