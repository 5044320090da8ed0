import { z } from "zod"
import { estimatePage } from "../src/model/kinds/estimate"
import { planList } from "../src/model/kinds/lists"
import { readContent } from "../src/model/content"

/** The owner's rules of the estimate and their plans; undefined without them. */
const { entries } = readContent(process.cwd())
const dataOf = (kind: string) => entries.find((entry) => entry.kind.name === kind)?.data

export const ownEstimate = z
  .object({ page: estimatePage, plans: planList })
  .safeParse({ page: dataOf("EstimatePage"), plans: dataOf("PlanList") }).data
