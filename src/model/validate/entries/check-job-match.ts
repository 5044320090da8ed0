import { z } from "zod"
import { formsOf } from "../../../job-match/phrases"
import type { ContentIssue } from "../../errors/content-issue"
import type { Entry } from "../../read/read-entries"
import { issueAt } from "../issue-at"

const terms = z.object({
  items: z.array(z.object({ name: z.string(), synonyms: z.array(z.string()).optional() })),
})

/** Warns of terms of job ads that share a name: only the first of them is ever found by it. */
export function sharedTerms(entry: Entry): ContentIssue[] {
  if (entry.type.name !== "JobMatch") return []
  const first = new Map<string, string>()
  return (terms.safeParse(entry.data).data?.items ?? []).flatMap(({ name, synonyms = [] }, index) =>
    [name, ...synonyms].flatMap((phrase) => {
      const [form = ""] = formsOf(phrase)
      const other = first.get(form)
      first.set(form, other ?? name)
      const at = ["items", index]
      if (form === "") return [issueAt(entry, at, `has "${phrase}", which has no letter and is never found`)]
      return other !== undefined && other !== name
        ? [issueAt(entry, at, `has "${phrase}", which ${other} has, too: only that one is found by it`)]
        : []
    }),
  )
}
