import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { groupsOf } from "../../src/launch/groups"
import { isReadable } from "../../src/launch/entry-launch-issues"
import { copiedMedia, copiedSentences, readDigests } from "../../src/launch/sample/sample-copies"
import { mediaOf } from "../../src/launch/sample/sample-media"
import { tokensFile } from "../../src/model/colors/colors"
import { variantsOf } from "../../src/model/pictures/variants"
import { type Content, readContent } from "../../src/model/read/content"
import { readJson } from "../../src/model/read/parse/parse-file"
import type { Entry } from "../../src/model/read/read-entries"
import { digestOf } from "./digest"

/** A content file, and the files that are there for its sake. */
export type Held = {
  file: string
  /** Whether it is the owner's: neither the sample's, nor as an earlier setup left it. */
  own: boolean
  others: readonly string[]
}

/** The project before the setup. */
export type Current = {
  held: readonly Held[]
  /** All files of content/ and static/. */
  files: ReadonlySet<string>
  /** The fields of content files by their path below content/, as the import reads them. */
  fields: ReadonlyMap<string, unknown>
  tokens: string
}

/** What an earlier setup wrote, by its digests. */
export const recordFile = ".setup.json"

const record = z.strictObject({ files: z.record(z.string(), z.number()) })

/** Reads a project's content, and tells what is the sample's. */
export function readCurrent(root: string): Current {
  const content = readContent(root, root, { all: true })
  const isEarlier = earlierFiles(root)
  const sample = readDigests()
  const values = Object.values(content.tokens)
  const settings = content.entries.find(({ type }) => type.name === "SiteSettings")?.data
  const isSampleSite = Object(Object(settings).owner).sample === true
  // On a site of its own, the mark is on what its owner is writing. Words of a page may be too short to be known.
  const isSample = (entry: Entry) =>
    (isSampleSite && (isMarked(entry) || /^content\/pages\/[^/]+\.json$/.test(entry.file))) ||
    copiedSentences(entry, values, sample).length > 0 ||
    copiedMedia(root, entry, sample).length > 0
  return {
    held: content.entries.map((entry) => ({
      file: entry.file,
      own: !isEarlier(entry.file) && !(isReadable(entry) && isSample(entry)),
      others: othersOf(entry, content),
    })),
    files: new Set(content.files),
    fields: new Map(
      content.entries.map((entry) => [entry.file.replace(/^content\//, ""), entry.source.data]),
    ),
    tokens: readFileSync(path.join(root, tokensFile), "utf8"),
  }
}

const begun = /"Sample: |Sample text: /

/** Whether an entry is marked as a sample, and was not begun by \`npm run new\`. */
const isMarked = ({ type, source }: Entry) =>
  groupsOf(type.schema, source.data).some(({ value }) => value["sample"] === true) &&
  !begun.test(JSON.stringify(source.data) + source.body)

function recordIn(text: string) {
  const { data } = record.safeParse(readJson(text).data)
  if (data) return data
  throw new Error(
    `${recordFile} cannot be read, so nobody can tell what you have changed since the last setup. Take it back from git, or delete it: then all that is not the sample's counts as yours.`,
  )
}

/** Whether a file is as an earlier setup left it. */
function earlierFiles(root: string): (file: string) => boolean {
  const place = path.join(root, recordFile)
  if (!existsSync(place)) return () => false
  const { files } = recordIn(readFileSync(place, "utf8"))
  return (file) => files[file] !== undefined && files[file] === digestOf(readFileSync(path.join(root, file)))
}

/** Drawings that any site may have: the marks of networks and technologies. */
const stock = /^content\/(?:icons|lists\/skills)\//

const stem = (file: string) => file.replace(/(?<=[^/])\.\w+$/, "")

/** Translations, pictures, films and results of an entry, and all that lies in its folder. */
function othersOf(entry: Entry, { files, translations }: Content): string[] {
  const named = mediaOf(entry).map(({ media }) => media)
  const films = new Set(named.filter((file) => file.startsWith("static/")).map(stem))
  const pictures = new Set(
    named.flatMap((file) => [file, ...variantsOf(file).map((variant) => variant.file)]),
  )
  const [, folder] = /^(content\/(?:projects|blog)\/[^/]+\/)/.exec(entry.file) ?? []
  const result = entry.type.name === "LedgerClaim" ? `content/claims/results/${entry.slug}.` : undefined
  const translated = translations.filter(({ original }) => original === entry.file)
  return [
    ...translated.map(({ file }) => file),
    ...files.filter(
      (file) =>
        !stock.test(file) &&
        (pictures.has(file) ||
          (file.startsWith("static/") && films.has(stem(file))) ||
          (folder !== undefined && file.startsWith(folder)) ||
          (result !== undefined && file.startsWith(result))),
    ),
  ]
}
