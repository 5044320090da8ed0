import type { ReactNode } from "react"
import * as styles from "./calendar-beside.module.css"

/** The calendar, and what happens in the call beside it, so that nothing moves when the calendar folds up. */
export const CalendarBeside = ({ children }: { children: ReactNode }) => (
  <div className={styles.beside}>{children}</div>
)
