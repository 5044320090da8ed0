import { stars } from "../../lib/stars"
import * as styles from "./starfield.module.css"

/** Specification §2: the contact page's background has this many stars. */
const sky = stars(150)

/** A star chart whose lines are not yet drawn. */
export function Starfield() {
  return (
    <svg className={styles.sky} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {sky.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  )
}
