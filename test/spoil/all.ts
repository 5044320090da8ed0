import { readFileSync } from "node:fs"
import path from "node:path"
import { checkEntries } from "../../src/model/check"
import { type Content, readContent } from "../../src/model/content"
import { type Fault, faultLine } from "../../src/model/fault"
import { type Entry, readEntry, readOwnerTokens } from "../../src/model/read-entries"
import { fixture } from "../fixture"
import { type Tried, spoilDrawings, takeMediaAway } from "./media"
import { misname } from "./names"
import { spoilPictures } from "./pictures"
import { type Spoiling, spoilings } from "./spoilings"

/**
 * Spoils every content file of the small site in every way that this folder knows, one at a time and in memory, and runs
 * the content check on each. Prints each case that was not reported with file and field or line.
 */
async function main() {
  const content = readContent(fixture)
  const unspoilt = await checkEntries(content, content.entries)
  const tried = [
    await spoilEntries(content),
    await takeMediaAway(content),
    spoilDrawings(content),
    await spoilPictures(content),
    await misname(content),
  ]
  const missed = [...unspoilt.map(faultLine), ...tried.flatMap((part) => part.missed)]
  const count = tried.reduce((sum, part) => sum + part.count, 0)
  const result = `${count.toLocaleString("en-US")} spoilt files, ${missed.length || "none"} missed`
  console.log([...missed, result].join("\n"))
  process.exitCode = missed.length ? 1 : 0
}

async function spoilEntries(content: Content): Promise<Tried> {
  const missed: string[] = []
  let count = 0
  for (const [index, entry] of content.entries.entries()) {
    for (const spoiling of spoilings(entry, readFileSync(path.join(fixture, entry.file), "utf8"))) {
      count++
      const faults = await faultsOf(content, index, spoiling)
      if (!faults.some((fault) => names(fault, entry, spoiling)))
        missed.push(`${entry.file}: ${spoiling.how}`)
    }
  }
  return { count, missed }
}

async function faultsOf(content: Content, index: number, { text }: Spoiling): Promise<Fault[]> {
  const { file } = content.entries[index]!
  const bytes = Buffer.from(text)
  const tokens = file === "content/site.json" ? readOwnerTokens(bytes) : content.tokens
  const spoilt = readEntry(file, bytes, tokens)
  if (!spoilt) throw new Error(`${file} is an entry no more`)
  return checkEntries({ ...content, tokens, entries: content.entries.with(index, spoilt) }, [spoilt])
}

function names({ file, line, place, reason }: Fault, entry: Entry, spoiling: Spoiling): boolean {
  if (file !== entry.file || !reason.includes(spoiling.says ?? "")) return false
  return spoiling.place === undefined
    ? line !== undefined || reason === "is empty"
    : line !== undefined && place === spoiling.place
}

void main()
