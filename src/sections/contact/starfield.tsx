import { cassiopeia } from "./constellation"
import { dots, radii, stars } from "./stars"
import * as styles from "./starfield.module.css"

/** With the constellation, the 150 stars of the contact page (requirement R6.1). */
const sky = stars(150 - cassiopeia.length)

/** The starry background, as one SVG. All stars stand in its box, however low that is. */
export const Starfield = () => (
  <svg className={styles.sky} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {radii.map((radius) => (
      <path key={radius} d={dots(sky, radius)} strokeWidth={2 * radius} />
    ))}
  </svg>
)
