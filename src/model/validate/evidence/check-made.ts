import { existsSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { type CodeKey, codeKeys, codePlaces } from "../../../code-excerpts/excerpts"
import { readExcerpt } from "../../../code-excerpts/read-excerpt"
import type { Content } from "../../read/content"
import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import type { Entry } from "../../read/read-entries"

const steps = z.object({ steps: z.array(z.object({ shows: z.enum(codeKeys).optional().catch(undefined) })) })
const files = z.object({ more: z.object({ files: z.array(z.object({ file: z.string() })) }) })

/** Steps of `content/pages/made.json` whose code is not there, as in a copy of the site that was rebuilt. */
export function checkMade(
  { entries, root }: Pick<Content, "entries" | "root">,
  places = codePlaces,
): ContentIssue[] {
  const page = entries.find(({ type }) => type.name === "MadePage")
  const shown = steps.safeParse(page?.data).data?.steps ?? []
  return shown.flatMap(({ shows }, step) => {
    const reason = page && shows && missing(places, shows, root)
    return reason ? [issueAt(page, ["steps", step, "shows"], reason)] : []
  })
}

function missing(places: typeof codePlaces, key: CodeKey, root: string): string | undefined {
  const read = readExcerpt(places[key], root)
  if ("code" in read) return undefined
  return `is "${key}", the code of ${places[key].file}, which ${read.reason}; name a piece of code that is there in src/code-excerpts/excerpts.ts, or take the step out`
}

/** Warns of links into the repository that the page leaves out, because there is no such file. */
export function lostFiles(entry: Entry): ContentIssue[] {
  const listed = entry.type.name === "MadePage" ? files.safeParse(entry.data).data?.more.files : undefined
  return (listed ?? []).flatMap(({ file }, index) =>
    existsSync(path.resolve(file))
      ? []
      : [
          issueAt(
            entry,
            ["more", "files", index, "file"],
            `is ${file}, which is not in this repository: the page leaves the link out`,
          ),
        ],
  )
}
