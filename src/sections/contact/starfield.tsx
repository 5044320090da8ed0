import { cassiopeia } from "./constellation"
import { dots, radii, stars } from "./stars"
import * as styles from "./starfield.module.css"

/** With the constellation, the 150 stars of the contact page (requirement R6.1). */
const sky = stars(150 - cassiopeia.length)

/** The radii of the circles of declination around the pole. */
const declinations = [11, 23, 36, 50]

/**
 * The starry background, as one SVG. All stars stand in its box, however low that is.
 * @param chart true where the circles of a star chart are drawn below the stars, beside the title.
 */
export function Starfield({ chart = false }: { chart?: boolean }) {
  return (
    <svg
      className={styles.sky}
      viewBox="0 0 100 100"
      preserveAspectRatio={chart ? "xMidYMid slice" : "none"}
      aria-hidden="true"
    >
      {chart &&
        declinations.map((radius) => (
          <circle key={radius} className={styles.chart} cx="50" cy="40" r={radius} />
        ))}
      {radii.map((radius) => (
        <path key={radius} d={dots(sky, radius)} strokeWidth={2 * radius} />
      ))}
    </svg>
  )
}
