import { type ReactNode, useRef } from "react"
import * as styles from "./reveal.module.css"
import { useReveal } from "./use-reveal"

type Props = {
  /** The line its top has to reach, as a share of the viewport's height from 0.4 to 0.8 (requirement R17.3). */
  line?: number
  children: ReactNode
}

/** A part of a page that fades in when it scrolls into view. */
export function Reveal({ line = 0.8, children }: Props) {
  const part = useRef<HTMLDivElement>(null)
  useReveal(part, line)
  return (
    <div ref={part} className={styles.part}>
      {children}
    </div>
  )
}
