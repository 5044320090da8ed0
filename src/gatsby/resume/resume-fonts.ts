import { readFileSync } from "node:fs"
import path from "node:path"
import { create } from "fontkit"
import shareFont from "../share/font.json"
import fonts from "./fonts.json"

/** The faces of the PDF, each with its files. Titles have the share images' font. */
const faces = { regular: fonts.regular, bold: fonts.bold, title: shareFont.files }

export type Face = keyof typeof faces

/** A part of a text, and the name of the font that has its letters. */
type Part = { text: string; font: string }

const nameOf = (face: string, index: number) => `${face} ${index + 1}`

/** Makes the faces known to a document. Returns a function that divides a text by the files that have its letters. */
export function openFonts(document: PDFKit.PDFDocument): (text: string, face: Face) => Part[] {
  const opened = new Map(
    Object.entries(faces).map(([face, files]) => {
      const found = files.map((file, index) => {
        const content = readFileSync(path.resolve(file))
        document.registerFont(nameOf(face, index), content)
        return create(content)
      })
      return [face, found]
    }),
  )
  return (text, face) => {
    const files = opened.get(face) ?? []
    const parts: Part[] = []
    for (const letter of text) {
      const index = files.findIndex((file) => file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      const last = parts.at(-1)
      // A letter that no file has is drawn as a box, as by a browser.
      const font = index < 0 ? (last?.font ?? nameOf(face, 0)) : nameOf(face, index)
      if (last?.font === font) last.text += letter
      else parts.push({ text: letter, font })
    }
    return parts
  }
}
