import { radii, stars } from "./stars"
import * as styles from "./starfield.module.css"

/** The contact page's background has this many stars (requirement R6.1). */
const sky = stars(150)

/** The stars of one size as one line that never moves: its round ends are the dots. A tenth of 150 circles' markup. */
const dots = (size: number) =>
  sky.flatMap(({ x, y, radius }) => (radius === size ? [`M${x} ${y}h0`] : [])).join("")

/** A star chart whose lines are not yet drawn. */
export function Starfield() {
  return (
    <svg className={styles.sky} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {radii.map((radius) => (
        <path key={radius} d={dots(radius)} strokeWidth={2 * radius} />
      ))}
    </svg>
  )
}
