import { radii, stars } from "./stars"
import * as styles from "./starfield.module.css"

/** The 150 stars of the contact page's background (requirement R6.1). */
const sky = stars(150)

/** All stars of one size as one path: the round caps of zero-length lines. A tenth of the markup of 150 circles. */
const dots = (size: number) =>
  sky.flatMap(({ x, y, radius }) => (radius === size ? [`M${x} ${y}h0`] : [])).join("")

/** The starry background, as one SVG. */
export function Starfield() {
  return (
    <svg className={styles.sky} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {radii.map((radius) => (
        <path key={radius} d={dots(radius)} strokeWidth={2 * radius} />
      ))}
    </svg>
  )
}
