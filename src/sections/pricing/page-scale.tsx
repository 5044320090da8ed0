import { PageMarks } from "../shared/page-marks"
import * as styles from "./page-scale.module.css"

type Plan = Pick<Queries.PlansFragment["items"][number], "name" | "cost" | "pages" | "popular">

/** Below this part of the scale, two prices would lie on each other. */
const leastGap = 0.2

/** More pages would be too small. */
const most = 60

/** The plans on one scale of pages, those of the most popular plan made, further ones drawn. The plans say the same. */
export function PageScale({ plans }: { plans: readonly Plan[] }) {
  const ticks = plans
    .flatMap(({ name, cost, pages, popular }) => (pages === null ? [] : [{ name, cost, pages, popular }]))
    .toSorted((one, other) => one.pages - other.pages)
  const all = ticks.at(-1)?.pages ?? 0
  const gaps = ticks.map(({ pages }, index) => (pages - (ticks[index - 1]?.pages ?? 0)) / all)
  if (ticks.length < 2 || all > most || gaps.some((gap) => gap < leastGap)) return null
  const made = ticks.find(({ popular }) => popular)?.pages ?? 0
  return (
    <div className={styles.scale} aria-hidden="true">
      <PageMarks count={made} limit={all} inRow={all} />
      <div className={styles.ticks}>
        {ticks.map(({ name, cost, pages }) => (
          <span key={name} style={{ width: `${(100 * pages) / all}%` }}>
            {pages} <b className="display">{cost}</b>
          </span>
        ))}
      </div>
    </div>
  )
}
