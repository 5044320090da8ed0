import { startChrome } from "../chrome"
import { startServer } from "../../scripts/serve/start-server"
import type { Figures } from "./figures"
import { floorName } from "./floor-name"
import { measurePage } from "./measure-page"

type Page = { name: string; url: string }

/** Measures the pages and the floor in turns, so that a slow machine slows all. By page name, the floor first. */
export async function measurePages(
  pages: readonly Page[],
  { runs, say }: { runs: number; say: (line: string) => void },
): Promise<Record<string, Figures[]>> {
  const floor = await startServer({ root: "bench/floor", port: 0 })
  const chrome = await startChrome()
  const all = [{ name: floorName, url: `${floor.origin}/` }, ...pages]
  const measured = new Map<string, Figures[]>(all.map(({ name }) => [name, []]))
  try {
    // The first page in a browser includes its startup cost, so this result is not used.
    await measurePage(`${floor.origin}/`, chrome.port)
    for (let run = 1; run <= runs; run++) {
      for (const [index, { name, url }] of all.entries()) {
        const page = await measurePage(url, chrome.port)
        measured.get(name)?.push(page)
        const step = `${(run - 1) * all.length + index + 1}/${runs * all.length}`
        say(
          `${step} ${name}: score ${page.performance}, LCP ${page.lcp.toFixed(0)} ms, TBT ${page.tbt.toFixed(0)} ms`,
        )
      }
    }
  } finally {
    chrome.kill()
    await floor.close()
  }
  return Object.fromEntries(measured)
}
