import { z } from "zod"
import { today } from "../../../calendar/dates"
import { isAnswer } from "../../../estimate/search-params"
import type { ContentIssue } from "../../errors/content-issue"
import type { Entry } from "../../read/read-entries"
import { issueAt } from "../issue-at"

const number = z.number()
const keyed = z.object({ key: z.string() })
const asked = z.object({
  pages: z.object({ usual: number, most: number }),
  languages: z.object({ most: number }),
  choices: z.array(keyed.extend({ options: z.array(keyed) })),
})
const accounts = z.object({
  accounts: z.array(z.object({ needed: z.object({ by: z.array(z.string()) }).optional() })),
})

/** Accounts that need an answer which the estimate does not have. Without an estimate they are all shown, with their words. */
export function checkYours(entries: readonly Entry[]): ContentIssue[] {
  const page = entries.find(({ type }) => type.name === "YoursPage")
  const questions = asked.safeParse(entries.find(({ type }) => type.name === "EstimatePage")?.data).data
  const read = accounts.safeParse(page?.data).data
  if (!page || !questions || !read) return []
  return read.accounts.flatMap(({ needed }, account) =>
    (needed?.by ?? []).flatMap((part, index) => {
      const [key = "", value = ""] = part.split("=")
      if (isAnswer(key, value, questions, today())) return []
      const reason = `is ${part}, which is no answer of content/pages/estimate.json`
      return [issueAt(page, ["accounts", account, "needed", "by", index], reason)]
    }),
  )
}
