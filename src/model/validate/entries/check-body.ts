import { addressReason } from "../../schema/check-address"
import type { ContentIssue, LineIssue } from "../../errors/content-issue"
import { extensionPattern, pictureExtensions } from "../../pictures/extensions"
import { caseStudySections } from "../../schema/content-types/case-study"
import { type ReferenceContext, referenceReason, withoutOwnHost } from "../links/check-reference"
import { markdownMistakes } from "../../markdown/markdown-mistakes"
import type { BodyOutline } from "../../markdown/mdx"
import type { Entry } from "../../read/read-entries"
import { didYouMean } from "../../errors/reason"
import { isReportedAtFile } from "../links/reported-at-file"
import { type OwnerTokens, unknownToken } from "../../read/tokens"

const picturePath = new RegExp(String.raw`^\.{1,2}/.*[^/]${extensionPattern(pictureExtensions)}`)
const otherHost = /^(?:https:\/\/|mailto:|tel:)\S/

/** The errors of an entry's MDX body. Its outline was made with the owner's tokens filled in. */
export function checkBody(
  { file, type, source, original }: Entry,
  outline: BodyOutline | LineIssue,
  tokens: OwnerTokens,
  context: ReferenceContext,
): ContentIssue[] {
  const found =
    "reason" in outline
      ? [outline]
      : [
          ...(source.body.trim() ? [] : [{ line: 1, reason: "has no text below its front matter" }]),
          // A translation has the headings of its original (languages/check-headings.ts).
          ...(type.name === "CaseStudy" && !original ? checkSections(outline) : []),
          ...checkHeadings(outline),
          ...outline.disallowed,
          ...markdownMistakes(source.body),
          ...checkTokens(outline, tokens),
          ...outline.pictures.flatMap((picture) => checkPicture(picture, file, context)),
          ...outline.links.flatMap(({ to, line }) =>
            checkLink(to, outline, file, context).map((reason) => ({ line, reason: `link ${reason}` })),
          ),
        ]
  return found.map(({ line, reason }) => ({ file, line: source.bodyLine + line - 1, place: "", reason }))
}

function checkHeadings({ headings }: BodyOutline): LineIssue[] {
  return headings
    .filter(({ depth }) => depth === 1)
    .map(({ line }) => ({
      line,
      reason: "has a heading of the first level, which is the page's title; use ##",
    }))
}

function checkTokens({ unfilled }: BodyOutline, tokens: OwnerTokens): LineIssue[] {
  const unknown = unfilled.filter(({ key }) => !Object.hasOwn(tokens, key))
  return unknown.map(({ line, key }) => ({
    line,
    reason: unknownToken(key, didYouMean(key, Object.keys(tokens))),
  }))
}

function checkPicture(
  { src, alt, line }: BodyOutline["pictures"][number],
  file: string,
  context: ReferenceContext,
): LineIssue[] {
  const reasons =
    picturePath.test(src) || isReportedAtFile(context, file, src)
      ? referenceReason(context, file, src, "file")
      : [`${src} must be a picture (${pictureExtensions.join(", ")}) beside this file, such as ./figure.png`]
  if (!alt.trim()) reasons.push(`${src} has no words for those who do not see it`)
  return reasons.map((reason) => ({ line, reason: `picture ${reason}` }))
}

function checkLink(
  written: string,
  { anchors }: BodyOutline,
  file: string,
  context: ReferenceContext,
): string[] {
  const to = withoutOwnHost(context, written)
  const unreachable = addressReason(to)
  if (unreachable) return [`${to} ${unreachable}`]
  if (to.startsWith("/")) return referenceReason(context, file, to, "page")
  if (to.startsWith("#")) {
    const anchor = to.slice(1)
    return anchors.includes(anchor)
      ? []
      : [`leads to #${anchor}, which is no heading here${didYouMean(anchor, anchors)}`]
  }
  if (otherHost.test(to) && URL.canParse(to)) return []
  return [`${to} must start with / for a page, # for a heading, https:// or mailto:, and be a whole address`]
}

function checkSections({ headings }: BodyOutline): LineIssue[] {
  const known: string[] = caseStudySections.flat()
  const issues: LineIssue[] = []
  let last = -1
  for (const { text, line } of headings.filter(({ depth }) => depth === 2)) {
    const place = caseStudySections.findIndex((names) => (names as readonly string[]).includes(text))
    if (place === -1) {
      const hint = didYouMean(text, known) || `; known are ${known.join(", ")}`
      issues.push({ line, reason: `section "${text}" is not one of a case study${hint}` })
      continue
    }
    if (place <= last) issues.push({ line, reason: `section "${text}" comes too late or twice` })
    last = Math.max(last, place)
  }
  if (!headings.some(({ text }) => text === "Features"))
    issues.push({ line: 1, reason: "has no section ## Features" })
  return issues
}
