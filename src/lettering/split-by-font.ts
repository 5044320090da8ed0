import { drawnCharacters, hasGlyph } from "./drawable-characters"
import { type Face, filesOfFace, mainFile } from "./faces"

export type Part = { text: string; file: string }

/** Divides a text by the font files that have its letters; no part if nothing can be drawn. */
export function splitByFont(text: string, face: Face): Part[] {
  const parts: Part[] = []
  for (const word of drawable(text).split(/(?<= )|(?= )/u)) {
    for (const part of partsOf(word, face, parts.at(-1)?.file)) {
      const last = parts.at(-1)
      if (last?.file === part.file) last.text += part.text
      else parts.push(part)
    }
  }
  return parts
}

/** Returns what can be drawn of a text, in plain characters. A character that is left out between two spaces takes one of them along. */
export function drawable(text: string): string {
  let drawn = ""
  let isGap = false
  for (const character of drawnCharacters(text)) {
    if (isGap && /^[ \u00a0]$/.test(character.drawn)) isGap = false
    else drawn += character.drawn
    if (character.drawn) isGap = false
    else if (!character.isWhole) isGap = /(?:^|[ \u00a0])$/.test(drawn)
  }
  return drawn
}

/** A word is of one font if one file has all of it: no comma in another font, no line break between them. */
function partsOf(word: string, face: Face, before: string | undefined): Part[] {
  const files = filesOfFace(face)
  const characters = drawnCharacters(word).map(({ drawn }) => drawn)
  if (word === " ")
    return [{ text: word, file: before !== undefined && hasGlyph(before, word) ? before : mainFile(face) }]
  const parts = characters.map((text) => ({
    text,
    file: files.find((file) => hasGlyph(file, text)) ?? mainFile(face),
  }))
  const furthest = Math.max(...parts.map(({ file }) => files.indexOf(file)))
  const file = files[furthest]
  return file !== undefined && characters.every((character) => hasGlyph(file, character))
    ? [{ text: word, file }]
    : parts
}
