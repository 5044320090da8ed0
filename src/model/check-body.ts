import { type Surroundings, lookUp } from "./look-up"
import type { Entry } from "./read-entries"
import { fillIn } from "../lib/fill-in"
import type { Fault } from "./fault"
import { caseStudySections } from "./kinds/case-study"
import { type BodyOutline, outlineOf } from "./mdx"
import { didYouMean } from "./reason"
import { type OwnerTokens } from "./tokens"

/** What is wrong with an entry's MDX body. */
export async function checkBody(
  { file, kind, source }: Entry,
  tokens: OwnerTokens,
  surroundings: Surroundings,
): Promise<Fault[]> {
  const fault = (line: number, reason: string): Fault => ({
    file,
    line: source.bodyLine + line - 1,
    place: "",
    reason,
  })
  try {
    const outline = await outlineOf(fillIn(source.body, tokens))
    return [
      ...(kind.name === "CaseStudy" ? checkSections(outline) : []),
      ...outline.headings
        .filter(({ depth }) => depth === 1)
        .map(({ line }) => ({
          line,
          reason: "has a heading of the first level, which is the page's title; use ##",
        })),
      ...outline.pictures.flatMap(({ src, alt, line }) => [
        ...lookUp(surroundings, file, src, "file").map((reason) => ({ line, reason: `picture ${reason}` })),
        ...(alt.trim() ? [] : [{ line, reason: `picture ${src} has no words for those who do not see it` }]),
      ]),
      ...outline.links.flatMap(({ to, line }) =>
        lookUp(surroundings, file, to, "page").map((reason) => ({ line, reason: `link ${reason}` })),
      ),
    ].map(({ line, reason }) => fault(line, reason))
  } catch (error) {
    const { line, reason } = compileError(error)
    return [fault(line, `does not compile: ${reason}`)]
  }
}

/** A case study's headings of the second level: known names, each once, in the order of the model. */
function checkSections({ headings }: BodyOutline): { line: number; reason: string }[] {
  const known: string[] = caseStudySections.flat()
  const faults: { line: number; reason: string }[] = []
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

/** The line and reason of a compiler's message. */
function compileError(error: unknown): { line: number; reason: string } {
  const { line, reason, message } = Object(error)
  return { line: typeof line === "number" ? line : 1, reason: String(reason ?? message ?? error) }
}
