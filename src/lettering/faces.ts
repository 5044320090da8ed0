import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Font, create } from "fontkit"
import faces from "./fonts.json"

/** The faces of what the build draws itself: the resume's PDF and share images. `npm run fonts` makes their files. */
export type Face = keyof typeof faces

/** All of their files, from the project's folder. */
export const fontFiles: readonly string[] = Object.values(faces).flat()

const others = (face: Face) => fontFiles.filter((file) => !faces[face].includes(file))

const chains: Record<Face, readonly string[]> = {
  regular: [...faces.regular, ...others("regular")],
  bold: [...faces.bold, ...others("bold")],
  title: [...faces.title, ...others("title")],
}

/**
 * The files in which a face's letters are looked for, in this order: its own, then those of the other faces, so that
 * every face can draw the same letters.
 */
export const filesOfFace = (face: Face): readonly string[] => chains[face]

/** Where the project is, even if a test works in another folder. */
const root = process.cwd()

/** A font file's absolute path. */
export const pathOfFont = (file: string): string => path.join(root, file)

const opened = new Map<string, Font>()

/**
 * Opens a font file, once.
 * @throws Error that names the file and the remedy if it is missing.
 */
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

/** A face's main font, which has basic Latin. */
export const mainFont = (face: Face): Font => openFont(mainFile(face))

/** The file of a face's main font. */
export const mainFile = (face: Face): string => chains[face][0] ?? ""
