import { readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { readDigests } from "../../src/launch/sample/sample-copies"
import { sampleFacts } from "../../src/launch/sample/sample-facts"
import { sampleWords } from "../../src/launch/sample/sample-words"
import { sentencesOf, sentencesWith, shortDigest } from "../../src/launch/sample/sentences"
import { readContent } from "../../src/model/read/content"
import { leavesOf } from "../../src/model/read/leaves"
import type { Entry } from "../../src/model/read/read-entries"

/**
 * The names, sentences, addresses and figures of the shipped sample in what a copy has published, a line each.
 * @param copy the folder of a copy that has been built. The sample itself is in the working directory.
 */
export function sampleWordsLeft(copy: string): string[] {
  const own = readContent(copy)
  const sample = readContent(process.cwd()).entries
  const { sentences } = readDigests()
  const values = Object.values(own.tokens)
  const [known, figures] = [[...names, ...addressesIn(sample)], figuresIn(sample)]
  // What an owner counts is counted by the build. What is a price or a currency of the sample alone is known here.
  const words = sampleWords(own.entries, () => undefined)
  return textsOf(path.join(copy, "public")).flatMap(({ file, text }) => {
    const shown = shownIn(text)
    return [
      ...known.filter((name) => whole(name).test(text)),
      ...figures.filter((figure) => whole(figure).test(shown)),
      ...words.flatMap(({ pattern }) => shown.match(pattern) ?? []),
      ...[...sentencesOf(shown), ...sentencesWith(shown, values)].filter((sentence) =>
        sentences.has(shortDigest(sentence)),
      ),
    ].map((found) => `${file}: ${found}`)
  })
}

/** The published files that are text, but for the scripts and their licenses, which are the project's. */
const textsOf = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /\.(?:html|md|txt|xml|json|vcf|webmanifest|svg)$|^_redirects$/.test(file))
    .filter((file) => path.basename(file) !== "licenses.txt")
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }))

/** The words of a page, without its markup. */
const shownIn = (text: string) =>
  text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]+>/g, "\n")

const { owner, clients, schools, projects, places, states } = sampleFacts

const whole = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "u")

const names = [
  ...[owner, clients, schools, places, Object.values(projects)].flat(),
  ...Object.values(states).map(([name]) => name),
]

/** The addresses that the sample's entries lead to, but for those of what it cites. */
const addressesIn = (entries: readonly Entry[]) => [
  ...new Set(
    entries
      .flatMap(({ type, source }) => leavesOf(type.schema, source.data))
      .filter(({ path: at, value }) => /^https:|^[^\s@]+@[^\s@]+$/.test(value) && !at.includes("source"))
      .map(({ value }) => value),
  ),
]

/** The figures of the sample's claims: those with a unit, as a bare number may be anything. */
const figuresIn = (entries: readonly Entry[]) => [
  ...new Set(
    entries
      .flatMap(({ type, source }) => leavesOf(type.schema, source.data))
      .filter(({ path: at }) => ["figure", "value", "from"].includes(String(at.at(-1))))
      .map(({ value }) => value)
      .filter((figure) => /\d/.test(figure) && /[^\d.,]/.test(figure)),
  ),
]
