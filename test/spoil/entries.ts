import { readFileSync } from "node:fs"
import path from "node:path"
import { checkEntries } from "../../src/model/validate/check"
import type { Content } from "../../src/model/read/content"
import type { Fault } from "../../src/model/errors/fault"
import { type Entry, readEntry, readOwnerTokens } from "../../src/model/read/read-entries"
import { type Spoiling, spoilings } from "./spoilings"
import type { Case } from "./try-cases"

/** Spoils the text of each entry. */
export const entryCases = (content: Content): Case[] =>
  content.entries.flatMap((entry, index) =>
    spoilings(entry, readFileSync(path.join(content.root, entry.file), "utf8")).map((spoiling) => ({
      kind: entry.kind.name,
      fault: spoiling.fault,
      how: `${entry.file}: ${spoiling.how}`,
      isReported: async () => {
        const faults = await faultsOf(content, index, spoiling.text())
        return faults.some((fault) => names(fault, entry, spoiling))
      },
    })),
  )

async function faultsOf(content: Content, index: number, text: string): Promise<Fault[]> {
  const { file } = content.entries[index]!
  const bytes = Buffer.from(text)
  const tokens = file === "content/site.json" ? readOwnerTokens(bytes) : content.tokens
  const spoilt = readEntry(file, bytes, tokens)
  if (!spoilt) throw new Error(`${file} is an entry no more`)
  return checkEntries({ ...content, tokens, entries: content.entries.with(index, spoilt) }, [spoilt])
}

/** How zod's own messages begin. The owner's are in our words. */
const raw = /^(?:Invalid|Expected|Too |Unrecognized)/

function names({ file, line, place, reason }: Fault, entry: Entry, spoiling: Spoiling): boolean {
  if (file !== entry.file || !reason.includes(spoiling.says ?? "") || raw.test(reason)) return false
  return spoiling.place === undefined
    ? line !== undefined || reason === "is empty"
    : line !== undefined && place === spoiling.place
}
