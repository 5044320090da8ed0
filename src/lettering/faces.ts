import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Font, create } from "fontkit"
import faces from "./fonts.json"

/** The faces of what the build draws itself: the resume's PDF and share images. `npm run fonts` makes their files. */
export type Face = keyof typeof faces

export const fontFiles: readonly string[] = Object.values(faces).flat()

const others = (face: Face) => fontFiles.filter((file) => !faces[face].includes(file))

const chains: Record<Face, readonly string[]> = {
  regular: [...faces.regular, ...others("regular")],
  bold: [...faces.bold, ...others("bold")],
  title: [...faces.title, ...others("title")],
}

/** The files in which a face's letters are looked for: its own first, then those of the other faces. */
export const filesOfFace = (face: Face): readonly string[] => chains[face]

/** Where the project is, even if a test works in another folder. */
const root = process.cwd()

export const pathOfFont = (file: string): string => path.join(root, file)

const opened = new Map<string, Font>()

/** Opens a font file, once. Throws with the file and the remedy if it is missing. */
export function openFont(file: string): Font {
  const font = opened.get(file) ?? create(readFont(file))
  opened.set(file, font)
  return font
}

function readFont(file: string): Buffer {
  if (!existsSync(pathOfFont(file)))
    throw new Error(`${file} is missing, which the resume's PDF and share images need; run npm run fonts`)
  return readFileSync(pathOfFont(file))
}

export const mainFont = (face: Face): Font => openFont(mainFile(face))

export const mainFile = (face: Face): string => chains[face][0] ?? ""
