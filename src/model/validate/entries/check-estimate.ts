import { z } from "zod"
import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import { hasItems } from "../../pages/absent/absent-pages"
import type { Entry } from "../../read/read-entries"
import { didYouMean } from "../../errors/reason"

const plans = z.object({ items: z.array(z.object({ name: z.string() })) })
const asked = z.object({
  choices: z.array(z.object({ options: z.array(z.object({ plan: z.unknown().optional() })) })),
})

/** Answers of the estimate that need a plan which is not there. Without any plans there is no estimate. */
export function checkEstimate(entries: readonly Entry[]): ContentIssue[] {
  const list = entries.find(({ type, data }) => type.name === "PlanList" && hasItems(data))
  const page = entries.find(({ type }) => type.name === "EstimatePage")
  const names = plans.safeParse(list?.data).data?.items.map(({ name }) => name)
  if (!names || !page) return []
  const choices = asked.safeParse(page.data).data?.choices ?? []
  return choices.flatMap(({ options }, choice) =>
    options.flatMap(({ plan }, option) => {
      if (typeof plan !== "string" || names.includes(plan)) return []
      const reason = `is ${plan}, which is no plan of content/lists/plans.json${didYouMean(plan, names)}`
      const at = ["choices", choice, "options", option, "plan"]
      return [issueAt(page, at, reason)]
    }),
  )
}
