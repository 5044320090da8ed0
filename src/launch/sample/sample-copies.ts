import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { isSamplePortrait } from "../../model/pictures/placeholder"
import type { Entry } from "../../model/read/read-entries"
import { truncate, widthOf } from "../../text/text-width"
import type { LaunchIssue } from "../launch-issue"
import type { FilmHashes } from "./film-hashes"
import { isCommonIcon, mediaDigest } from "./media-digest"
import { mediaOf } from "./sample-media"
import { sentencesOf, sentencesWith, shortDigest } from "./sentences"
import { proseOf } from "../texts"

const numbers = z.array(z.number())
const texts = z.array(z.string())
const known = z.object({
  sentences: numbers,
  media: numbers,
  looks: texts,
  films: z.record(z.string(), texts),
})

/** The digests' file. Gatsby's build runs in another folder, but with the project as its working directory. */
export const digestFile = "src/launch/sample/sample-digests.json"

/** The sentences and media of a sample, by their digests, and what its pictures and, by their digests, its films look like. */
export type Digests = {
  sentences: ReadonlySet<number>
  media: ReadonlySet<number>
  looks: readonly string[]
  films: Readonly<Record<string, FilmHashes>>
}

/** Reads those of the shipped sample, which `npm run sample:digests` wrote. */
export function readDigests(): Digests {
  const { sentences, media, ...rest } = known.parse(
    JSON.parse(readFileSync(path.resolve(digestFile), "utf8")),
  )
  return { sentences: new Set(sentences), media: new Set(media), ...rest }
}

/** A finding of this name is one of many in a file, which are told together. */
const sentence = "sample sentence"

const remedy = "write your own, or take it out"

/** Pages that speak of the site itself, which may be as true of a copy. Their sentences stop nothing. */
const ofTheSite: ReadonlySet<string> = new Set(
  ["privacy.mdx", "accessibility.json", "made.json", "not-found.json"].map((name) => `content/pages/${name}`),
)

const measured = z.object({ measured: z.object({ digest: z.string() }) })

/** Whether an owner measured a claim of the sample again: its words are then true of their own site. */
function isMeasuredAgain({ type, data }: Entry, media: ReadonlySet<number>): boolean {
  const claim = type.name === "LedgerClaim" ? measured.safeParse(data).data : undefined
  return claim !== undefined && !media.has(shortDigest(claim.measured.digest))
}

/**
 * Sentences that the shipped sample has anywhere: whoever keeps them lets the sample speak for them.
 * @param values what the owner's tokens stand for.
 */
export function copiedSentences(
  entry: Entry,
  values: readonly string[],
  { sentences, media }: Digests,
): LaunchIssue[] {
  if (isMeasuredAgain(entry, media)) return []
  const hint = ofTheSite.has(entry.file)
  return proseOf(entry)
    .filter(({ marked }) => !marked)
    .flatMap(({ path: at, line, value }) => {
      const isCopied = [...sentencesOf(value), ...sentencesWith(value, values)].some((each) =>
        sentences.has(shortDigest(each)),
      )
      if (!isCopied) return []
      const what = `says what the sample says, "${beginning(value)}"`
      return [{ file: entry.file, line, path: at, name: sentence, what, remedy, hint }]
    })
}

const most = 60
const beginning = (text: string) => {
  const words = text.trim()
  return widthOf(words) > most ? truncate(words, most) : words
}

/** One line for all copied sentences of a file: the first one, and the lines of the others. */
export function byFile(found: readonly LaunchIssue[]): LaunchIssue[] {
  const first = new Map<string, LaunchIssue>()
  const others = new Map<string, Set<number>>()
  const inOrder = found
    .filter(({ name }) => name === sentence)
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  for (const issue of inOrder) {
    const { file, line } = issue
    if (!first.has(file)) first.set(file, issue)
    else if (line !== undefined) others.set(file, (others.get(file) ?? new Set()).add(line))
  }
  const reported = [...first.values()].map((issue) => {
    const lines = [...(others.get(issue.file) ?? [])].filter((line) => line !== issue.line)
    if (lines.length === 0) return issue
    const places = lines.length === 1 ? "line" : "lines"
    return {
      ...issue,
      what: `${issue.what}, and so ${lines.length === 1 ? "does" : "do"} ${places} ${lines.join(", ")}`,
    }
  })
  return [...found.filter(({ name }) => name !== sentence), ...reported]
}

const remedies: Readonly<Record<string, string>> = {
  "content/logo.svg": "npm run brand -- --logo logo.svg puts yours in every place",
}

/** Pictures and videos of the sample, whatever they are called here. */
export function copiedMedia(root: string, entry: Entry, { media }: Digests): LaunchIssue[] {
  return mediaOf(entry).flatMap(({ at, line, value, media: file }) => {
    const onDisk = path.join(root, file)
    // The portrait has a mark of its own, and is told once for all pages that show it.
    if (isCommonIcon(file) || !existsSync(onDisk) || isSamplePortrait(onDisk)) return []
    if (!media.has(mediaDigest(onDisk))) return []
    const what = `shows ${value}, which is the sample's`
    return [
      {
        file: entry.file,
        line,
        path: at,
        name: value,
        what,
        remedy: remedies[file] ?? "put in your own, or take it out",
      },
    ]
  })
}
