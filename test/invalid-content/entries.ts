import { readFileSync } from "node:fs"
import path from "node:path"
import { checkEntries } from "../../src/model/validate/check"
import type { Content } from "../../src/model/read/content"
import type { ContentIssue } from "../../src/model/errors/content-issue"
import { type Entry, readEntry, readOwnerTokens } from "../../src/model/read/read-entries"
import { type Corruption, corruptions } from "./corruptions"
import type { Case } from "./try-cases"

/** Corrupts the text of each entry. */
export const entryCases = (content: Content): Case[] =>
  content.entries.flatMap((entry, index) =>
    corruptions(entry, readFileSync(path.join(content.root, entry.file), "utf8")).map((corruption) => ({
      kind: entry.type.name,
      error: corruption.error,
      how: `${entry.file}: ${corruption.how}`,
      isReported: async () => {
        const issues = await errorsOf(content, index, corruption.text())
        return issues.some((issue) => names(issue, entry, corruption))
      },
    })),
  )

async function errorsOf(content: Content, index: number, text: string): Promise<ContentIssue[]> {
  const { file } = content.entries[index]!
  const bytes = Buffer.from(text)
  const tokens = file === "content/site.json" ? readOwnerTokens(bytes) : content.tokens
  const corrupted = readEntry(file, bytes, tokens)
  if (!corrupted) throw new Error(`${file} is an entry no more`)
  return checkEntries({ ...content, tokens, entries: content.entries.with(index, corrupted) }, [corrupted])
}

/** How zod's own messages begin. The owner's are in our words. */
const raw = /^(?:Invalid|Expected|Too |Unrecognized)/

function names({ file, line, place, reason }: ContentIssue, entry: Entry, corruption: Corruption): boolean {
  if (file !== entry.file || !reason.includes(corruption.says ?? "") || raw.test(reason)) return false
  return corruption.place === undefined
    ? line !== undefined || reason === "is empty"
    : line !== undefined && place === corruption.place
}
