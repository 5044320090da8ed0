import { spawnSync } from "node:child_process"
import { measureInteractions } from "./navigation/measure-interactions"
import { measureMoves } from "./navigation/measure-moves"
import { printInteractions, printMoves } from "./navigation/print-moves"
import type { readOptions } from "./options"
import { medianFigures } from "./pages/figures"
import { floorName } from "./pages/floor-name"
import { measurePages } from "./pages/measure-pages"
import { printPages } from "./pages/print-pages"
import type { Results } from "./results"
import { measureTasks } from "./tasks/measure-tasks"
import { printTasks } from "./tasks/print-tasks"
import { measureSlow, printSlow } from "./slow/measure-slow"
import { measureTaps } from "./taps/measure-taps"
import { printTaps } from "./taps/print-taps"
import { busyWarning } from "./busy"
import { startServer } from "../scripts/serve/start-server"

type Options = ReturnType<typeof readOptions>

/** Builds the site, serves it as its host would, and measures the requested parts. */
export async function measureSite(
  { build, runs, pages, only, beside }: Options,
  say: (line: string) => void,
): Promise<Results> {
  if (build) {
    const { status } = spawnSync("npm", ["run", "test:build"], { stdio: "inherit" })
    if (status !== 0) throw new Error("The site could not be built; what is wrong is told above.")
  }
  const warning = await busyWarning()
  if (warning) say(warning)
  const server = await startServer({ root: "public", port: 0 })
  const other = beside === undefined ? undefined : await startServer({ root: beside, port: 0 })
  const how = { site: server.origin, runs, say }
  const inTurns = pages.flatMap(({ name, path }) => [
    { name, url: server.origin + path },
    ...(other ? [{ name: `${name} in ${beside}`, url: other.origin + path }] : []),
  ])
  const results: Results = { at: new Date().toISOString() }
  try {
    if (only.has("pages")) {
      results.runs = await measurePages(inTurns, how)
      const medians = Object.entries(results.runs).map(([name, of]) => [name, medianFigures(of)] as const)
      results.pages = Object.fromEntries(medians)
    }
    if (only.has("tasks")) results.tasks = await measureTasks(inTurns, how)
    if (only.has("moves")) results.moves = await measureMoves(how)
    if (only.has("interactions")) results.interactions = await measureInteractions(how)
    if (only.has("slow")) results.slow = await measureSlow({ pages, ...how })
    if (only.has("taps")) results.taps = await measureTaps({ pages, ...how })
  } finally {
    await server.close()
    await other?.close()
  }
  if (results.pages) console.log(`\n${printPages(results.pages, floorName)}`)
  if (results.tasks) console.log(`\n${printTasks(results.tasks, floorName)}`)
  if (results.moves) console.log(`\n${printMoves(results.moves)}`)
  if (results.interactions) console.log(`\n${printInteractions(results.interactions)}`)
  if (results.slow) console.log(`\n${printSlow(results.slow)}`)
  if (results.taps) console.log(`\n${printTaps(results.taps)}`)
  if (warning) console.log(`\n${warning}`)
  return results
}
