import { addressReason } from "../schema/check-address"
import type { Fault, LineFault } from "../errors/fault"
import { endsIn, pictureEndings } from "../pictures/endings"
import { caseStudySections } from "../schema/kinds/case-study"
import { type Surroundings, lookUp, withoutOwnHost } from "./links/look-up"
import { markdownSlips } from "../markdown/markdown-slips"
import type { BodyOutline } from "../markdown/mdx"
import type { Entry } from "../read/read-entries"
import { didYouMean } from "../errors/reason"
import { isToldAtFile } from "./links/told-at-file"
import { type OwnerTokens, unknownToken } from "../read/tokens"

const picturePath = new RegExp(String.raw`^\.{1,2}/.*[^/]${endsIn(pictureEndings)}`)
const otherHost = /^(?:https:\/\/|mailto:|tel:)\S/

/** The faults of an entry's MDX body. Its outline was made with the owner's tokens filled in. */
export function checkBody(
  { file, kind, source }: Entry,
  outline: BodyOutline | LineFault,
  tokens: OwnerTokens,
  surroundings: Surroundings,
): Fault[] {
  const found =
    "reason" in outline
      ? [outline]
      : [
          ...(source.body.trim() ? [] : [{ line: 1, reason: "has no text below its front matter" }]),
          ...(kind.name === "CaseStudy" ? checkSections(outline) : []),
          ...checkHeadings(outline),
          ...outline.disallowed,
          ...markdownSlips(source.body),
          ...checkTokens(outline, tokens),
          ...outline.pictures.flatMap((picture) => checkPicture(picture, file, surroundings)),
          ...outline.links.flatMap(({ to, line }) =>
            checkLink(to, outline, file, surroundings).map((reason) => ({ line, reason: `link ${reason}` })),
          ),
        ]
  return found.map(({ line, reason }) => ({ file, line: source.bodyLine + line - 1, place: "", reason }))
}

function checkHeadings({ headings }: BodyOutline): LineFault[] {
  return headings
    .filter(({ depth }) => depth === 1)
    .map(({ line }) => ({
      line,
      reason: "has a heading of the first level, which is the page's title; use ##",
    }))
}

function checkTokens({ unfilled }: BodyOutline, tokens: OwnerTokens): LineFault[] {
  const unknown = unfilled.filter(({ key }) => !Object.hasOwn(tokens, key))
  return unknown.map(({ line, key }) => ({
    line,
    reason: unknownToken(key, didYouMean(key, Object.keys(tokens))),
  }))
}

function checkPicture(
  { src, alt, line }: BodyOutline["pictures"][number],
  file: string,
  surroundings: Surroundings,
): LineFault[] {
  const reasons =
    picturePath.test(src) || isToldAtFile(surroundings, file, src)
      ? lookUp(surroundings, file, src, "file")
      : [`${src} must be a picture (${pictureEndings.join(", ")}) beside this file, such as ./figure.png`]
  if (!alt.trim()) reasons.push(`${src} has no words for those who do not see it`)
  return reasons.map((reason) => ({ line, reason: `picture ${reason}` }))
}

function checkLink(
  written: string,
  { anchors }: BodyOutline,
  file: string,
  surroundings: Surroundings,
): string[] {
  const to = withoutOwnHost(surroundings, written)
  const unreachable = addressReason(to)
  if (unreachable) return [`${to} ${unreachable}`]
  if (to.startsWith("/")) return lookUp(surroundings, file, to, "page")
  if (to.startsWith("#")) {
    const anchor = to.slice(1)
    return anchors.includes(anchor)
      ? []
      : [`leads to #${anchor}, which is no heading here${didYouMean(anchor, anchors)}`]
  }
  if (otherHost.test(to) && URL.canParse(to)) return []
  return [`${to} must start with / for a page, # for a heading, https:// or mailto:, and be a whole address`]
}

/** Checks a case study's second-level headings: known names, each once, in the model's order. */
function checkSections({ headings }: BodyOutline): LineFault[] {
  const known: string[] = caseStudySections.flat()
  const faults: LineFault[] = []
  let last = -1
  for (const { text, line } of headings.filter(({ depth }) => depth === 2)) {
    const place = caseStudySections.findIndex((names) => (names as readonly string[]).includes(text))
    if (place === -1) {
      const hint = didYouMean(text, known) || `; known are ${known.join(", ")}`
      faults.push({ line, reason: `section "${text}" is not one of a case study${hint}` })
      continue
    }
    if (place <= last) faults.push({ line, reason: `section "${text}" comes too late or twice` })
    last = Math.max(last, place)
  }
  if (!headings.some(({ text }) => text === "Features"))
    faults.push({ line: 1, reason: "has no section ## Features" })
  return faults
}
