import { undrawable } from "../../../lettering/drawn-signs"
import type { Content } from "../../read/content"
import { type Fault, placeOf } from "../../errors/fault"
import { type DrawnText, resumeDates, resumeTexts } from "./resume-texts"
import { shareTexts } from "./share-texts"

type Lost = { text: DrawnText; signs: Set<string>; from: Set<string> }

const pdf = "the resume's PDF"
const most = 8

const remedy = 'name a font file with them under "drawn" in src/styles/fonts.json (docs/brand.md)'

/**
 * Warns of signs that no font of the resume's PDF and of share images has, such as emoji. The same font files draw
 * both (src/lettering/), so what is not told is drawn.
 */
export function lostLetters(content: Content): Fault[] {
  const { entries } = content
  const texts = [
    ...resumeTexts(entries).map((text) => ({ text, from: pdf })),
    ...shareTexts(content).map((text) => ({ text, from: "share images" })),
  ]
  const dates = resumeDates(entries).map((text) => ({ text, from: pdf }))
  return [
    ...byField(texts).map((lost) => faultAt(lost, `has ${told(lost)}; write it without them, or ${remedy}`)),
    ...byField(dates).map((lost) =>
      faultAt(lost, `writes dates such as "${lost.text.text}" with ${told(lost)}; ${remedy}`),
    ),
  ]
}

const told = ({ signs, from }: Lost) => {
  const verb = from.size === 1 && from.has(pdf) ? "leaves" : "leave"
  const lack = signs.size > 1 ? "these signs" : "this sign"
  return `${few([...signs])}, which ${[...from].join(" and ")} ${verb} out: the site's fonts lack ${lack}`
}

/** A text in another script has many. */
const few = (signs: readonly string[]) =>
  signs.slice(0, most).join(", ") + (signs.length > most ? ` and ${signs.length - most} more` : "")

/** The signs that are lost, once for each field. */
function byField(texts: readonly { text: DrawnText; from: string }[]): Lost[] {
  const found = new Map<string, Lost>()
  for (const { text, from } of texts) {
    const signs = undrawable(text.text)
    if (signs.length === 0) continue
    const key = `${text.entry.file} ${placeOf(text.path)}`
    const lost = found.get(key) ?? { text, signs: new Set(), from: new Set() }
    for (const sign of signs) lost.signs.add(sign)
    lost.from.add(from)
    found.set(key, lost)
  }
  return [...found.values()]
}

const faultAt = ({ text: { entry, path } }: Lost, reason: string): Fault => ({
  file: entry.file,
  line: path.length ? entry.source.lineOf(path) : undefined,
  place: placeOf(path),
  reason,
})
