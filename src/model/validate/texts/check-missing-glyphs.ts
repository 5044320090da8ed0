import { undrawable } from "../../../lettering/drawable-characters"
import type { Content } from "../../read/content"
import { type ContentIssue, formatPath } from "../../errors/content-issue"
import { type DrawnText, resumeDates, resumeTexts } from "./resume-texts"
import { shareTexts } from "./share-texts"

type Lost = { text: DrawnText; characters: Set<string>; from: Set<string> }

const pdf = "the resume's PDF"
const most = 8

const remedy = 'name a font file with them under "drawn" in src/styles/fonts.json (docs/brand.md)'

/** Warns of characters that the fonts of the PDF and of share images (src/lettering/) lack, such as emoji. */
export function missingGlyphs(content: Content): ContentIssue[] {
  const { entries } = content
  const texts = [
    ...resumeTexts(entries).map((text) => ({ text, from: pdf })),
    ...shareTexts(content).map((text) => ({ text, from: "share images" })),
  ]
  const dates = resumeDates(entries).map((text) => ({ text, from: pdf }))
  return [
    ...byField(texts).map((lost) =>
      issueAt(lost, `has ${reported(lost)}; write it without them, or ${remedy}`),
    ),
    ...byField(dates).map((lost) =>
      issueAt(lost, `writes dates such as "${lost.text.text}" with ${reported(lost)}; ${remedy}`),
    ),
  ]
}

const reported = ({ characters, from }: Lost) => {
  const verb = from.size === 1 && from.has(pdf) ? "leaves" : "leave"
  const lack = characters.size > 1 ? "these characters" : "this character"
  return `${few([...characters])}, which ${[...from].join(" and ")} ${verb} out: the site's fonts lack ${lack}`
}

/** A text in another script has many. */
const few = (characters: readonly string[]) =>
  characters.slice(0, most).join(", ") +
  (characters.length > most ? ` and ${characters.length - most} more` : "")

/** The characters that are lost, once for each field. */
function byField(texts: readonly { text: DrawnText; from: string }[]): Lost[] {
  const found = new Map<string, Lost>()
  for (const { text, from } of texts) {
    const characters = undrawable(text.text)
    if (characters.length === 0) continue
    const key = `${text.entry.file} ${formatPath(text.path)}`
    const lost = found.get(key) ?? { text, characters: new Set(), from: new Set() }
    for (const character of characters) lost.characters.add(character)
    lost.from.add(from)
    found.set(key, lost)
  }
  return [...found.values()]
}

const issueAt = ({ text: { entry, path } }: Lost, reason: string): ContentIssue => ({
  file: entry.file,
  line: path.length ? entry.source.lineOf(path) : undefined,
  place: formatPath(path),
  reason,
})
