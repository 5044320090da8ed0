import { median } from "../../src/claims/median"
import { ms, table } from "../../test/table"
import type { Tasks } from "./measure-tasks"

/** The most thread time of tasks over 50 ms that a page may have beyond the floor's, in ms, as a median. */
const most = 50

/** Thread time of tasks over 50 ms: median, spread, and what remains without the floor's. * is over the limit. */
export function printTasks(tasks: Readonly<Record<string, Tasks>>, floorName: string): string {
  const floor = median(tasks[floorName]?.runs ?? [])
  const rows = Object.entries(tasks).map(([name, { runs }]) => {
    const own = Math.max(0, median(runs) - floor)
    const spread = `${ms(Math.min(...runs))} to ${ms(Math.max(...runs))}`
    return [name, ms(median(runs)), spread, name === floorName ? "" : ms(own) + (own > most ? "*" : "")]
  })
  const causes = Object.entries(tasks).flatMap(([name, { last }]) =>
    last.length > 0 ? [name, ...last.map((line) => `  ${line}`)] : [],
  )
  const head = ["thread time of tasks over 50 ms", "median", "spread", "without the floor's"]
  return [table([head, ...rows, ["at most", "", "", ms(most)]]), "", ...causes].join("\n")
}
