import { cassiopeia } from "../contact/constellation"
import { dots } from "../contact/stars"
import * as styles from "./star-chart.module.css"

const line = cassiopeia.map(({ x, y }) => `${x} ${y}`).join("L")
const sizes = [...new Set(cassiopeia.map(({ radius }) => radius))]

/** The radii of the circles of declination. */
const declinations = [38, 76, 114, 152]

/** The contact page's constellation, complete, on its chart. For wide windows, beside the title. */
export const StarChart = () => (
  <svg className={styles.chart} viewBox="-90 -40 380 190" aria-hidden="true">
    {declinations.map((radius) => (
      <circle key={radius} cx="100" cy="55" r={radius} />
    ))}
    <path className={styles.line} d={`M${line}`} />
    {sizes.map((radius) => (
      <path key={radius} d={dots(cassiopeia, radius)} strokeWidth={2 * radius} />
    ))}
  </svg>
)
