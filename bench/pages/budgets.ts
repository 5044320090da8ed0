import type { Figures } from "./figures"

type Bar = { name: string; limit: string; missed: (page: Figures, floor: Figures) => boolean }

const above = (figure: (page: Figures) => number, most: number) => (page: Figures) => figure(page) > most

/** The limits for every page, measured in the same run as the floor page. */
export const budgets: readonly Bar[] = [
  { name: "performance", limit: "100", missed: (page) => page.performance < 100 },
  { name: "accessibility", limit: "100", missed: (page) => page.accessibility < 100 },
  { name: "practices", limit: "100", missed: (page) => page.practices < 100 },
  { name: "seo", limit: "100", missed: (page) => page.seo < 100 },
  { name: "fcp", limit: "1.2 × the floor", missed: (page, floor) => page.fcp > 1.2 * floor.fcp },
  { name: "lcp", limit: "1.2 × the floor", missed: (page, floor) => page.lcp > 1.2 * floor.lcp },
  { name: "tbt", limit: "50 ms", missed: above((page) => page.tbt, 50) },
  { name: "cls", limit: "0.000", missed: above((page) => page.cls, 0.0005) },
  { name: "scriptTasks", limit: "no script task of 50 ms", missed: above((page) => page.scriptTasks, 0) },
  { name: "html", limit: "20 kB", missed: above((page) => page.bytes.html, 20_000) },
  { name: "script", limit: "105 kB", missed: above((page) => page.bytes.script, 105_000) },
  { name: "font", limit: "45 kB", missed: above((page) => page.bytes.font, 45_000) },
  { name: "image", limit: "150 kB", missed: above((page) => page.bytes.image, 150_000) },
  { name: "total", limit: "280 kB", missed: above((page) => page.total, 280_000) },
]

/** How many bytes a server may send before it waits for an answer: ten packets with headers (RFC 6928, §2). */
const firstFlight = 14_600

/** How many round trips a page's document takes. The server's window doubles with each. */
export const roundTrips = ({ bytes }: Figures) => Math.ceil(Math.log2(bytes.html / firstFlight + 1))

/** The limits that a page misses. */
export const missedBudgets = (page: Figures, floor: Figures) =>
  budgets.filter(({ missed }) => missed(page, floor))
