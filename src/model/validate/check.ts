import { z } from "zod"
import { fillInMarkdown } from "../../text/code-in-markdown"
import { type LinkedPage, type Outlines, linkedPages } from "./links/anchors"
import { checkBody } from "./entries/check-body"
import { checkClaims } from "./evidence/check-claims"
import { checkColors } from "./entries/check-colors"
import { checkDates, futureDates } from "./entries/check-dates"
import { checkFields, checkLeaves } from "./entries/check-entry"
import { checkHostLimits } from "./check-host-limits"
import { missingGlyphs } from "./texts/check-missing-glyphs"
import { sharedTerms } from "./entries/check-job-match"
import { checkMade, lostFiles } from "./evidence/check-made"
import { checkMedia } from "./files/check-media"
import { animatedPictures } from "./files/check-animated"
import { checkNames } from "./files/check-names"
import { checkPlaces } from "./files/check-places"
import { linksToUnpublished } from "./links/check-unpublished-links"
import { checkQuotes } from "./evidence/check-quotes"
import { checkResume, resumeWarnings } from "./entries/check-resume"
import { checkSymbolicLinks } from "./files/check-symbolic-links"
import { checkTokens } from "./check-tokens"
import { checkPathPrefix } from "./check-path-prefix"
import { checkAcrossEntries } from "./check-across-entries"
import { checkVariants } from "./files/check-variants"
import { sketchesNotShown } from "./entries/sketches-not-shown"
import { unshownFields } from "./entries/check-unshown"
import { unprovenFigures } from "./evidence/unproven-figures"
import { checkWords, missingWords } from "./check-words"
import { checkVersion } from "./check-version"
import { type Content, readContent, showsUnpublished } from "../read/content"
import { absentAddresses, absentAmong } from "../pages/absent/absent-among"
import { textWarnings } from "./texts/suspicious-texts"
import type { ContentIssue } from "../errors/content-issue"
import { draftReason } from "../read/unpublished"
import { todayAt } from "../read/today-at"
import { hostOf } from "../hosts/host-names"
import { outlineOf } from "../markdown/mdx"
import { hasItems } from "../pages/absent/absent-pages"
import { nearDuplicates } from "./texts/near-duplicates"
import { checkNote, readNotes } from "./read-notes"
import type { ReferenceContext } from "./links/check-reference"
import { type Entry, unreadable } from "../read/read-entries"
import { skillWarnings } from "./evidence/skill-receipts"
import { pathsReportedAtFile } from "./links/reported-at-file"
import { reservedPaths } from "./links/reserved-paths"
import { sitePages } from "../pages/site-pages"
import { isDraft } from "../languages/read-translations"
import { checkLanguages } from "./languages/check-languages"
import { checkShownWords } from "./languages/check-shown-words"
import { checkTranslations } from "./languages/check-translations"
import { staleTranslations } from "./languages/stale-translations"

/** Errors stop a build; warnings do not. */
export type Findings = { errors: ContentIssue[]; warnings: ContentIssue[] }

/**
 * Finds all errors of the content in one run, by file and line.
 * @param shown whether the site shows drafts, as `npm start` does. Otherwise a draft's own mistakes are warnings and
 *   links to it are errors; if so, it is the other way round.
 */
export async function checkContent(
  root: string,
  shown = showsUnpublished(),
  now = new Date(),
): Promise<Findings> {
  const content = readContent(root, process.cwd(), { all: true, now })
  const drafts = new Set(draftFiles(content))
  const notes = readNotes(content.root, content.files)
  const version = checkVersion(notes)
  const settings = content.entries.find(({ type }) => type.name === "SiteSettings")?.data
  const pages = sitePages(content)
  const all = [
    ...checkTokens(content.root),
    ...checkPlaces(content.files, absentAmong(content.entries)),
    ...checkNames(content.files),
    ...checkSymbolicLinks(content.root),
    ...(await checkMedia(content.root, content.files)),
    ...(await checkVariants(content.root, content.files)),
    ...(await checkEntries(content, content.entries)),
    ...notes.flatMap(checkNote),
    ...version.errors,
    ...checkHostLimits(content, pages, hostOf(settings)),
    ...checkLanguages(content, pages),
    ...mixedPages(content, shown),
  ]
  const [ofDrafts, issues] = divide(all, ({ file }) => !shown && drafts.has(file))
  const today = todayAt(settings, now)
  const outlines = await outlinesOf(content)
  const links = linksToUnpublished(content, outlines)
  const warnings = [
    ...ofDrafts,
    ...version.warnings,
    ...animatedPictures(content.root, content.files),
    ...nearDuplicates(content.entries),
    ...content.entries.flatMap((entry) => futureDates(entry, today)),
    ...content.entries.flatMap((entry) => resumeWarnings(entry, settings)),
    ...content.entries.flatMap(unshownFields),
    ...content.entries.flatMap(sharedTerms),
    ...missingWords(content),
    ...content.entries.flatMap(textWarnings),
    ...content.entries.flatMap(lostFiles),
    ...missingGlyphs(content),
    ...skillWarnings(content.entries),
    ...unprovenFigures(content.entries, outlines, content.tokens),
    ...staleTranslations(content),
    ...shownNowhere(content.entries),
    ...sketchesNotShown(content.entries),
  ]
  return {
    errors: inOrder(shown ? issues : [...issues, ...links]),
    warnings: inOrder(shown ? [...warnings, ...links] : warnings),
  }
}

/** A build has no drafts, so none of their words can complete a page. */
function mixedPages(content: Content, shown: boolean): ContentIssue[] {
  const translations = content.translations.filter((each) => shown || !isDraft(each))
  const built = { ...content, translations }
  return checkShownWords(built, sitePages(built))
}

/** Questions stand on the pricing page only, and go with it. */
function shownNowhere(entries: readonly Entry[]): ContentIssue[] {
  const reason = absentAmong(entries).get("pricing")
  const questions = entries.find(({ type, data }) => type.name === "FaqList" && hasItems(data))
  if (!reason || !questions) return []
  return [
    {
      file: questions.file,
      place: "",
      reason: `is shown by no page: it belongs on the pricing page, which ${reason}`,
    },
  ]
}

/** The files of drafts. An article that waits for its date is no draft: a later build publishes it as it is. */
const draftFiles = ({ unpublished, translations }: Content) => [
  ...unpublished.filter(({ reason }) => reason === draftReason).map(({ entry }) => entry.file),
  ...translations.filter(isDraft).map(({ file }) => file),
]

function divide<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

/** Finds errors of the `looked` entries one by one, and of all entries together. */
export async function checkEntries(content: Content, looked: readonly Entry[]): Promise<ContentIssue[]> {
  const { tokens, entries } = content
  const outlines = await outlinesOf(content)
  const pages = linkedPages(content, outlines)
  const around = referenceContext(content, pages)
  const alone = looked.flatMap((entry) => {
    const outline = outlines.get(entry)
    if (entry.source.issues.length) return unreadable(entry)
    const atFiles = pathsReportedAtFile(entry, around)
    const fields = checkFields(entry).filter(({ place }) => !atFiles.has(place))
    const reported = new Set(fields.map(({ place }) => place))
    return [
      ...fields,
      ...checkLeaves(entry, tokens, around).filter(({ place }) => !reported.has(place)),
      ...checkDates(entry),
      ...checkResume(entry, around),
      ...checkColors(entry),
      ...checkPathPrefix(entry),
      ...checkWords(entry),
      ...(outline ? checkBody(entry, outline, tokens, around) : []),
    ]
  })
  return [
    ...alone,
    ...(await checkTranslations(content, around)),
    ...checkMade(content),
    ...checkClaims(content),
    ...checkQuotes(entries, outlines),
    ...checkAcrossEntries(entries, pages, reservedPaths(content.files)),
  ]
}

const ownUrl = z.object({ url: z.string() })

/** The files and pages that the content can point to. */
export const referenceContext = (content: Content, pages: readonly LinkedPage[]): ReferenceContext => ({
  files: new Set(content.files),
  absent: absentAddresses(content),
  pages: new Map(pages.map(({ path, anchors }) => [path, anchors])),
  url: ownUrl.safeParse(content.entries.find(({ type }) => type.name === "SiteSettings")?.data).data?.url,
})

export async function outlinesOf({ entries, tokens }: Content): Promise<Outlines> {
  const withBody = entries.filter(({ type, source }) => type.hasBody && source.issues.length === 0)
  return new Map(
    await Promise.all(
      withBody.map(
        async (entry) =>
          [entry, await outlineOf(fillInMarkdown(entry.source.body, tokens), entry.type.name)] as const,
      ),
    ),
  )
}

const inOrder = (found: ContentIssue[]) =>
  found.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
