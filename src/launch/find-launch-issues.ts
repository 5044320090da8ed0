import { type Content, readContent } from "../model/read/content"
import { countOf } from "../model/read/counts"
import { todayAt } from "../model/read/today-at"
import type { Entry } from "../model/read/read-entries"
import { projectIn } from "../model/read/project-of"
import { type Environment, allowsSamples, isProductionDeploy } from "./deploys"
import { type Digests, byFile, copiedMedia, copiedSentences, readDigests } from "./sample/sample-copies"
import { absent } from "../text/fill-in"
import { withLookalikes } from "./sample/match-sample-media"
import { mediaOfOthers } from "./sample/sample-media"
import { sampleWords } from "./sample/sample-words"
import { withoutKept } from "./kept"
import { type LaunchIssue, launchIssueLine } from "./launch-issue"
import { isReadable, entryLaunchIssues } from "./entry-launch-issues"
import { proposals } from "./proposals"
import { shownPlaces } from "./shown-places"
import { staleClaim } from "./stale-claim"
import { unreadTranslation } from "./unread-translation"
import { settingsLaunchIssues, missingPhone } from "./settings-launch-issues"

/** Everything that is not the owner's own yet, and hints, by file and line, without what content/launch.json keeps. */
export const allLaunchIssues = async (root: string, env: Environment): Promise<LaunchIssue[]> =>
  launchIssues(root, env, await withLookalikes(root))

/** The same without a look at the pictures: those of the sample are known only as they are, not resized or encoded anew. */
export function launchIssues(root: string, env: Environment, sample = readDigests()): LaunchIssue[] {
  const content = readContent(root)
  const found = [...settingsLaunchIssues(root, env), ...leftInContent(content, sample)]
  return once(byFile(withoutKept(root, content.files, found))).toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
}

/** One line for each finding: several pages may show one picture. */
const once = (left: readonly LaunchIssue[]) => [
  ...new Map(left.map((each) => [launchIssueLine(each), each])).values(),
]

function leftInContent(content: Content, sample: Digests): LaunchIssue[] {
  const { root, entries, languages, translations } = content
  const dataOf = (kind: string) => entries.filter((entry) => entry.type.name === kind).map(({ data }) => data)
  const today = todayAt(dataOf("SiteSettings")[0])
  const words = sampleWords(entries, (name) => countOf(name, dataOf))
  const isShown = shownPlaces(content)
  const values = Object.values(content.tokens).filter((value) => value !== absent)
  const inEntries = entries
    .filter((entry) => isReadable(entry) && isShown(entry, []))
    .flatMap((entry) => {
      // A sample project's mark asks for its case study too.
      const isSampleStudy = entry.type.name === "CaseStudy" && isSample(projectIn(entries, entry.slug))
      const ofOthers = mediaOfOthers(entries, entry)
      const reported = new Set(ofOthers.map(({ name }) => name))
      const isMarked = isSampleStudy || isSample(entry)
      return [
        ...entryLaunchIssues(root, entry, isSampleStudy ? [] : words),
        ...ofOthers,
        // The mark of a sample asks for its words and media too.
        ...(isMarked ? [] : copiedSentences(entry, values, sample)),
        ...(isMarked ? [] : copiedMedia(root, entry, sample).filter(({ name }) => !reported.has(name))),
        ...proposals(entry, today),
        ...staleClaim(root, entry, today),
      ].filter(({ path }) => isShown(entry, path))
    })
  const shown = translations.filter(({ tag }) =>
    languages.slice(1).some((each) => each.toLowerCase() === tag),
  )
  return [
    ...missingPhone(dataOf("SiteSettings")[0]),
    ...inEntries,
    ...shown.flatMap((translation) => unreadTranslation(translation)),
  ]
}

const isSample = (entry: Entry | undefined) => Object(entry?.data).sample === true

export const launchBlockers = (left: readonly LaunchIssue[]): LaunchIssue[] =>
  left.filter(({ hint }) => !hint)

/** Formats what is left for the command and the build: a line each, then what to do about them. */
export function launchReport(left: readonly LaunchIssue[]): string {
  const { length } = launchBlockers(left)
  const count = length === 1 ? "1 thing is" : `${length} things are`
  const end = [
    `${count} not your own yet.`,
    "To keep one as it is, name it in content/launch.json, with a reason (docs/launch.md).",
    "To publish all of it as it is, set ALLOW_SAMPLE_CONTENT to true on the host.",
  ]
  return [...left.map(launchIssueLine), ...(length ? end : [])].join("\n")
}

/** The report that stops a live build with more than hints left, unless the owner allows samples; else undefined. */
export async function deployStop(root: string, env: Environment): Promise<string | undefined> {
  if (!isProductionDeploy(env) || allowsSamples(env)) return undefined
  const left = launchBlockers(await allLaunchIssues(root, env))
  return left.length ? launchReport(left) : undefined
}
