import { cpus } from "node:os"

/** How long to watch the processors, in ms. */
const watched = 2000

/** The share of the processors' time that others may use while a benchmark is still to be believed. */
const most = 0.1

/** The time of all processors so far, in ms: all of it, and what was used. */
const spent = () =>
  cpus().reduce(
    (sum, { times: { idle, ...used } }) => {
      const busy = Object.values(used).reduce((total, time) => total + time, 0)
      return { all: sum.all + idle + busy, busy: sum.busy + busy }
    },
    { all: 0, busy: 0 },
  )

/** Watches the machine for two seconds. Returns a warning if it is too busy to measure anything, or undefined. */
export async function busyWarning(): Promise<string | undefined> {
  const before = spent()
  await new Promise((resolve) => setTimeout(resolve, watched))
  const after = spent()
  const share = (after.busy - before.busy) / (after.all - before.all)
  if (share <= most) return undefined
  return `Something else uses ${Math.round(share * 100)} % of this machine's processors. Do not believe these figures.`
}
