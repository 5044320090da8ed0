import { chromium } from "@playwright/test"
import { chromiumArgs, findWholeChromium } from "../../test/browsers/chromium"
import { startServer } from "../../scripts/serve/start-server"
import { floorName } from "../pages/floor-name"
import { measurePageTasks } from "./measure-page-tasks"
import type { LongTask } from "./trace"

type Page = { name: string; url: string }

/** The thread time of a page's long tasks in each run, in ms, and what the tasks of the last run were. */
export type Tasks = { runs: number[]; last: string[] }

/** Measures the pages and the floor in turns. By page name, the floor first. */
export async function measureTasks(
  pages: readonly Page[],
  { runs, say }: { runs: number; say: (line: string) => void },
): Promise<Record<string, Tasks>> {
  const floor = await startServer({ root: "bench/floor", port: 0 })
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: chromiumArgs })
  const all = [{ name: floorName, url: `${floor.origin}/` }, ...pages]
  const measured: Record<string, Tasks> = {}
  try {
    // The first page in a browser includes its startup cost, so this result is not used.
    await measurePageTasks(browser, `${floor.origin}/`)
    for (let run = 1; run <= runs; run++)
      for (const { name, url } of all) {
        const tasks = await measurePageTasks(browser, url)
        const time = tasks.reduce((sum, { ms }) => sum + ms, 0)
        measured[name] = { runs: [...(measured[name]?.runs ?? []), time], last: tasks.map(inWords) }
        say(`${run}/${runs} ${name}: ${time.toFixed(0)} ms in tasks over 50 ms`)
      }
  } finally {
    await browser.close()
    await floor.close()
  }
  return measured
}

const inWords = ({ at, ms, parts }: LongTask) =>
  `${ms.toFixed(0)} ms, ${at.toFixed(0)} ms after the first paint: ${parts.join(", ") || "many small parts"}`
