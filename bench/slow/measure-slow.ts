import { type Browser, chromium } from "@playwright/test"
import { median } from "../../src/claims/median"
import { startServer } from "../../scripts/serve/start-server"
import { chromiumArgs, findWholeChromium } from "../../test/browsers/chromium"
import { slowConnection } from "../../test/browsers/slow-connection"
import { ms, table } from "../../test/table"
import { openPhone } from "../open-phone"

/** The most time until the text of a page can be read on a slow connection, in ms. */
const most = 5000

/** How long to watch a page, in ms: all of it has come by then. */
const watched = 15_000

/** When a page's text was painted, and when its largest element, in ms; and how far it shifted by then. */
type Slow = { text: number; largest: number; shift: number }

type Measure = { pages: readonly { name: string; path: string }[]; runs: number; say: (line: string) => void }

/** Opens the pages on a slow connection with losses (test/browsers/slow-connection.ts), and touches nothing. */
export async function measureSlow({ pages, runs, say }: Measure): Promise<Record<string, Slow[]>> {
  const server = await startServer({ root: "public", port: 0 })
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: chromiumArgs })
  const measured: Record<string, Slow[]> = {}
  try {
    for (let run = 1; run <= runs; run++)
      for (const { name, path } of pages) {
        const connection = await slowConnection(Number(new URL(server.origin).port))
        const slow = await visit(browser, connection.origin + path)
        measured[name] = [...(measured[name] ?? []), slow]
        say(`${run}/${runs} ${name} on a slow connection: text after ${ms(slow.text)} ms`)
        connection.close()
      }
  } finally {
    await browser.close()
    await server.close()
  }
  return measured
}

async function visit(browser: Browser, url: string): Promise<Slow> {
  const page = await openPhone(browser, { network: false })
  await page.goto(url, { waitUntil: "commit" })
  await page.waitForTimeout(watched)
  const slow = await page.evaluate(async () => {
    const types = ["paint", "largest-contentful-paint", "layout-shift"]
    const [paints, largest, shifts] = await Promise.all(
      types.map(
        (type) =>
          new Promise<PerformanceEntry[]>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
            setTimeout(() => resolve([]), 500)
          }),
      ),
    )
    return {
      text: paints?.find(({ name }) => name === "first-contentful-paint")?.startTime ?? NaN,
      largest: largest?.at(-1)?.startTime ?? NaN,
      shift: (shifts ?? []).reduce((sum, shift) => sum + Number(Reflect.get(shift, "value")), 0),
    }
  })
  await page.context().close()
  return slow
}

/** The pages on a slow connection as a table of medians. A * marks what is over the limit. */
export function printSlow(slow: Readonly<Record<string, readonly Slow[]>>): string {
  const rows = Object.entries(slow).map(([name, all]) => {
    const of = (figure: keyof Slow) => median(all.map((one) => one[figure]))
    const isLate = of("text") > most
    return [name, ms(of("text")) + (isLate ? "*" : ""), ms(of("largest")), of("shift").toFixed(3)]
  })
  const head = ["on a slow connection", "text after", "largest after", "shift"]
  return table([head, ...rows, ["at most", String(most), "", "0"]])
}
