import { fields } from "../../message/fields"
import { type Star, dots } from "./stars"
import * as styles from "./constellation.module.css"

/** Cassiopeia: five stars for the form's four fields. */
export const cassiopeia: readonly [Star, ...Star[]] = [
  { x: 4, y: 6, radius: 1.75 },
  { x: 58, y: 58, radius: 2.5 },
  { x: 106, y: 50, radius: 3.5 },
  { x: 142, y: 104, radius: 3.5 },
  { x: 196, y: 72, radius: 3.5 },
]

const [first, ...others] = cassiopeia
const sizes = [...new Set(cassiopeia.map(({ radius }) => radius))]

/** The radii of the circles of declination. */
const declinations = [38, 75, 112]

type Props = {
  /** True where there is no form, so that all lines are drawn. */
  complete?: boolean
}

/** A constellation on its chart. Each field of the form draws the line to the next star once it is valid. */
export const Constellation = ({ complete = false }: Props) => (
  <svg className={styles.chart} viewBox="-84 -58 370 226" aria-hidden="true">
    {declinations.map((radius) => (
      <circle key={radius} cx="101" cy="55" r={radius} />
    ))}
    {sizes.map((radius) => (
      <path key={radius} d={dots(cassiopeia, radius)} strokeWidth={2 * radius} />
    ))}
    {fields.map(({ name }, index) => {
      const { x, y } = cassiopeia[index] ?? first
      const to = others[index] ?? first
      const field = complete ? undefined : name
      return (
        <path
          key={name}
          className={styles.line}
          d={`M${x} ${y}L${to.x} ${to.y}`}
          pathLength={1}
          data-field={field}
        />
      )
    })}
  </svg>
)
