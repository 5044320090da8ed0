import { fields } from "../../message/fields"
import { type Star, dots } from "./stars"
import * as styles from "./starfield.module.css"

/** Cassiopeia: five stars for the form's four fields. */
export const cassiopeia: readonly [Star, ...Star[]] = [
  { x: 4, y: 6, radius: 1.75 },
  { x: 58, y: 58, radius: 2.5 },
  { x: 106, y: 50, radius: 3.5 },
  { x: 142, y: 104, radius: 3.5 },
  { x: 196, y: 72, radius: 3.5 },
]

const [first, ...others] = cassiopeia

/** Stars beside the form. Each field draws the line to the next one once it is valid. */
export const Constellation = () => (
  <svg className={styles.constellation} viewBox="0 0 200 110" aria-hidden="true">
    {[...new Set(cassiopeia.map(({ radius }) => radius))].map((radius) => (
      <path key={radius} d={dots(cassiopeia, radius)} strokeWidth={2 * radius} />
    ))}
    {fields.map(({ name }, index) => {
      const { x, y } = cassiopeia[index] ?? first
      const to = others[index] ?? first
      return <path key={name} d={`M${x} ${y}L${to.x} ${to.y}`} pathLength={1} data-field={name} />
    })}
  </svg>
)
