import { z } from "zod"
import { resourceTypes } from "../../test/resource-type"
import { median } from "../../src/claims/median"

const bytes = z.record(z.enum(resourceTypes), z.number())

/** One page's figures: scores out of 100, ms, transferred bytes, tasks over 50 ms (all, and by scripts), causes. */
export const figures = z.object({
  performance: z.number(),
  accessibility: z.number(),
  practices: z.number(),
  seo: z.number(),
  fcp: z.number(),
  lcp: z.number(),
  tbt: z.number(),
  cls: z.number(),
  longTasks: z.number(),
  scriptTasks: z.number(),
  longestTask: z.number(),
  requests: z.number(),
  total: z.number(),
  bytes,
  causes: z.array(z.string()),
})

export type Figures = z.infer<typeof figures>

const numeric = [
  "performance",
  "accessibility",
  "practices",
  "seo",
  "fcp",
  "lcp",
  "tbt",
  "cls",
  "longTasks",
  "scriptTasks",
  "longestTask",
  "requests",
  "total",
] as const

/** The median of each figure. The causes are those of the last run. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const last = runs.at(-1)
  if (!last) throw new Error("There is no run to take the median of.")
  const middle = { ...last, bytes: { ...last.bytes } }
  for (const name of numeric) middle[name] = median(runs.map((run) => run[name]))
  for (const sort of resourceTypes) middle.bytes[sort] = median(runs.map((run) => run.bytes[sort]))
  return middle
}
