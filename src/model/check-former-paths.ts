import { z } from "zod"
import type { Fault } from "./fault"
import type { Entry } from "./read-entries"

const fields = z.object({ formerPaths: z.array(z.string()).optional() }).catch({})

/**
 * Former addresses that could not lead anywhere sensible: one that is a page of the site, or
 * that two entries claim. As each leads to a page, and no page is one, none leads to another.
 */
export function checkFormerPaths(entries: readonly Entry[], pages: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = []
  const claimed = new Map<string, string>()
  for (const { file, source, data } of entries) {
    const { formerPaths = [] } = fields.parse(data)
    for (const [index, former] of formerPaths.entries()) {
      const at = { file, line: source.lineOf(["formerPaths", index]), place: `formerPaths[${index}]` }
      const other = claimed.get(former)
      if (pages.has(former)) faults.push({ ...at, reason: `is ${former}, which is a page of the site` })
      if (other) faults.push({ ...at, reason: `is ${former}, which ${other} has already` })
      claimed.set(former, file)
    }
  }
  return faults
}
