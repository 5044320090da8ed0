import type { ReactNode } from "react"
import { Seam } from "../../components/seam/seam"
import { SeamControl } from "../../components/seam/seam-control"
import { cell, pageContents, pageOutlines } from "./page-drawings"
import * as styles from "./page-scale.module.css"

type Plan = Pick<Queries.PlansFragment["items"][number], "name" | "cost" | "pages">

/** Below this part of the scale, two prices would lie on each other. */
const leastGap = 0.2

/** More pages would be too small. */
const most = 60

/** Where the seam may rest, in percent of the width. */
const restRange = { from: 18, to: 25 }

/**
 * The plans on one scale of pages, drawn left of the seam and made right of it. The seam rests where the smallest plan ends,
 * if that is near a fifth. The plans say the same.
 */
export function PageScale({ plans }: { plans: readonly Plan[] }) {
  const ticks = plans
    .flatMap(({ name, cost, pages }) => (pages === null ? [] : [{ name, cost, pages }]))
    .toSorted((one, other) => one.pages - other.pages)
  const all = ticks.at(-1)?.pages ?? 0
  const shares = ticks.map(({ pages }) => (100 * pages) / all)
  const gaps = shares.map((share, index) => (share - (shares[index - 1] ?? 0)) / 100)
  if (ticks.length < 2 || all > most || gaps.some((gap) => gap < leastGap)) return null
  const rest = shares.find((share) => share >= restRange.from && share <= restRange.to)
  return (
    <div>
      <div className={styles.row}>
        <Seam
          first
          clear
          rest={rest}
          drawn={
            <Row pages={all}>
              <g className={styles.drawn}>
                <path d={pageOutlines(all)} />
                <path className={styles.contents} d={pageContents(all)} />
              </g>
            </Row>
          }
        >
          <Row pages={all}>
            <path className={styles.made} d={pageOutlines(all) + pageContents(all)} />
          </Row>
        </Seam>
        <div className={styles.control}>
          <SeamControl byPointer rest={rest} />
        </div>
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map(({ name, cost, pages }, index) => (
          <span key={name} style={{ width: `${shares[index]}%` }}>
            {pages} <b className="display">{cost}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

const Row = ({ pages, children }: { pages: number; children: ReactNode }) => (
  <svg className={styles.pages} viewBox={`0 0 ${pages * cell.width} ${cell.height}`} aria-hidden="true">
    {children}
  </svg>
)
