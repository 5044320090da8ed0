import type { ReactNode } from "react"
import * as styles from "./pair.module.css"

/** Two sections that stand beside each other where there is room: a narrow one and a wide one. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
