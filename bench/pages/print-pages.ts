import { kB, ms, table, times } from "../../test/table"
import { missedBudgets, roundTrips } from "./budgets"
import { resourceTypes } from "../../test/resource-type"
import type { Figures } from "./figures"

/** The pages' figures as a table, with a * after each missed limit, and the causes of the misses below it. */
export function printPages(pages: Readonly<Record<string, Figures>>, floorName: string): string {
  const floor = pages[floorName]
  if (!floor) throw new Error(`The results have no page named "${floorName}".`)
  const head = [
    "page",
    "scores",
    "FCP",
    "",
    "LCP",
    "",
    "TBT",
    "CLS",
    "tasks",
    "by script",
    "longest",
    ...resourceTypes.map((sort) => `${sort} kB`),
    "total kB",
    "round trips",
    "requests",
  ]
  const rows = Object.entries(pages).map(([name, page]) => {
    const missed = new Set((name === floorName ? [] : missedBudgets(page, floor)).map((bar) => bar.name))
    const mark = (bar: string, words: string) => words + (missed.has(bar) ? "*" : "")
    return [
      name,
      [
        mark("performance", ms(page.performance)),
        mark("accessibility", ms(page.accessibility)),
        mark("practices", ms(page.practices)),
        mark("seo", ms(page.seo)),
      ].join("/"),
      mark("fcp", ms(page.fcp)),
      times(page.fcp / floor.fcp),
      mark("lcp", ms(page.lcp)),
      times(page.lcp / floor.lcp),
      mark("tbt", ms(page.tbt)),
      mark("cls", page.cls.toFixed(3)),
      ms(page.longTasks),
      mark("scriptTasks", ms(page.scriptTasks)),
      ms(page.longestTask),
      ...resourceTypes.map((sort) => mark(sort, kB(page.bytes[sort]))),
      mark("total", kB(page.total)),
      String(roundTrips(page)),
      ms(page.requests),
    ]
  })
  const causes = Object.entries(pages).flatMap(([name, page]) => {
    const missed = name === floorName ? [] : missedBudgets(page, floor)
    if (missed.length === 0) return []
    const bars = missed.map((bar) => `${bar.name} (${bar.limit})`).join(", ")
    return [`${name} misses ${bars}`, ...page.causes.map((cause) => `  ${cause}`)]
  })
  return [table([head, ...rows]), "", ...causes].join("\n")
}
