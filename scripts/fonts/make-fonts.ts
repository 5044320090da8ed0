import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { format, resolveConfig } from "prettier"
import { slugify } from "../../src/text/slugify"
import type { Face } from "../../src/startup/faces"
import { arial } from "./arial"
import { type Fallback, fallbackFor, fallbackSheet } from "./fallback"
import { type Found, faceFor, pinned, readFace } from "./faces"
import { lettersIn } from "./letters-in"
import { first, partsOf, textOf } from "./parts"
import { unicodeRange } from "./ranges"
import { cutFont, readFont } from "./read-font"
import { type FaceSettings, readSettings } from "./settings"

const families = { text: "Text", display: "Display" }

/** A file to write, by its place in the project. */
type Made = { file: string; content: Buffer | string }

/**
 * Makes the site's font files from the fonts that `src/styles/fonts.json` names, and all that depends on them: the list
 * of files, the fonts of the device that stand in for them, the fonts of share images and of the resume's PDF, and the
 * widths of letters.
 * @param root the project's folder.
 * @returns the files that were made, with their size in bytes.
 */
export async function makeFonts(root: string): Promise<{ file: string; bytes: number }[]> {
  const { license, faces } = readSettings(root)
  const found = await Promise.all(faces.map((face) => readFace(root, face)))
  const pages = await pageFonts(found, lettersIn(root))
  const display = faceFor(found, "display", 760)
  const text = { regular: faceFor(found, "text", 400), bold: faceFor(found, "text", 600) }
  const [regular, bold, heavy] = [
    fallbackOf(text.regular, 400, { family: "Text Fallback", weight: "400", bold: false }),
    fallbackOf(text.bold, 600, { family: "Text Fallback", weight: "600 700", bold: true }),
    fallbackOf(display, 760, { family: "Display Fallback", weight: "700 800", bold: true }),
  ]
  const letters = { text: widths(text.bold, 600, bold), display: widths(display, 760, heavy) }
  const made: Made[] = [
    ...pages.map(({ face, content }) => ({ file: `static${face.file}`, content })),
    await json(
      "src/startup/font-files.json",
      pages.map(({ face }) => face),
    ),
    await formatted("src/styles/fallback-fonts.css", fallbackSheet([regular, bold, heavy])),
    await json("src/gatsby/header-width/letters.json", letters),
    ...(await shareFonts(display)),
    ...(await documentFonts(text)),
  ]
  removeEarlier(root)
  for (const { file, content } of made) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  copyFileSync(path.join(root, license), path.join(root, "static/fonts/LICENSE.txt"))
  return made.map(({ file, content }) => ({ file, bytes: content.length }))
}

const formatted = async (file: string, content: string): Promise<Made> => ({
  file,
  content: await format(content, { ...(await resolveConfig("package.json")), filepath: file }),
})
const json = (file: string, data: unknown) => formatted(file, JSON.stringify(data))

/**
 * The files that pages fetch. The first of a face has the usual letters.
 * @param used the letters of the content. They are usual too, so that a name costs its page little.
 */
async function pageFonts(found: readonly Found[], used: string): Promise<{ face: Face; content: Buffer }[]> {
  const settings = found.map(({ face }) => face)
  const files = found.flatMap(({ face, files: sources }) => {
    const parts = partsOf(sources, first[face.role] + used)
    return parts.map(async (part, index) => {
      // A usual character that the font lacks, such as an arrow, must not fetch a file that lacks it too.
      const usual = Array.from(first.text + first.display + used, (letter) => letter.codePointAt(0) ?? 0)
      const others = [...usual, ...parts.flatMap((other) => (other === part ? [] : other.points))]
      const range = index ? { range: unicodeRange(part.points, others) } : {}
      const file = `/fonts/${nameOf({ face, files: sources }, settings)}${index ? `-${index + 1}` : ""}.woff2`
      return {
        face: { family: families[face.role], file, weight: face.weight, ...range },
        content: await cutFont(part.source.file, textOf(part.points), "woff2", face.axes),
      }
    })
  })
  return Promise.all(files)
}

/** The fonts of the share images, whose library needs TrueType, with all letters of a name. */
async function shareFonts({ face, files }: Found): Promise<Made[]> {
  const drawn = await Promise.all(
    files.map(({ file, font }) => cutFont(file, textOf(font.characters), "truetype", pinned(face, 760))),
  )
  const made = drawn.map((content, index) => ({ file: `src/gatsby/share/display-${index + 1}.ttf`, content }))
  const [main] = drawn
  const family = main ? (await readFont(main)).family : ""
  return [...made, await json("src/gatsby/share/font.json", { family, files: made.map(({ file }) => file) })]
}

const documentFolder = "src/gatsby/resume/fonts"

/** The text's fonts in the resume's PDF, in TrueType too, with all letters. Titles have the share images' font. */
async function documentFonts(text: { regular: Found; bold: Found }): Promise<Made[]> {
  const regular = await Promise.all(cutAll(text.regular, "regular", 400))
  const bold = await Promise.all(cutAll(text.bold, "bold", 650))
  const named = (made: readonly Made[]) => made.map(({ file }) => file)
  const list = await json("src/gatsby/resume/fonts.json", { regular: named(regular), bold: named(bold) })
  return [...regular, ...bold, list]
}

const cutAll = ({ face, files }: Found, name: string, weight: number) =>
  files.map(async ({ file, font }, index) => ({
    file: `${documentFolder}/${name}-${index + 1}.ttf`,
    content: await cutFont(file, textOf(font.characters), "truetype", pinned(face, weight)),
  }))

/** Removes the files of the fonts that the site had before, and nothing else. */
function removeEarlier(root: string) {
  const list = path.join(root, "src/startup/font-files.json")
  const earlier: { file: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []
  for (const { file } of earlier) rmSync(path.join(root, `static${file}`), { force: true })
  const share = path.join(root, "src/gatsby/share")
  const drawn = existsSync(share) ? readdirSync(share).filter((file) => /^display-\d+\.ttf$/.test(file)) : []
  for (const file of drawn) rmSync(path.join(share, file))
  rmSync(path.join(root, documentFolder), { recursive: true, force: true })
}
/** A face's file name: its font, its role, and its weight if the role has several faces. */
function nameOf({ face: { role, weight }, files }: Found, faces: readonly FaceSettings[]): string {
  const [name = ""] = (files[0]?.font.family ?? "").split(" ")
  const several = faces.filter((face) => face.role === role).length > 1
  return slugify(`${name} ${role}${several ? ` ${weight}` : ""}`)
}

function fallbackOf(
  { face, files }: Found,
  weight: number,
  as: Pick<Fallback, "family" | "weight" | "bold">,
): Fallback {
  const [source] = files
  if (!source) throw new Error(`src/styles/fonts.json has no file for ${face.role}; add one`)
  return fallbackFor(source.font, pinned(face, weight), as, face.sizeAdjust)
}

/** The width of each letter in thousandths of an em, in the face or in its fallback, whichever is wider. */
function widths(
  { face, files }: Found,
  weight: number,
  fallback: Fallback | undefined,
): Record<string, number> {
  const at = pinned(face, weight)
  const scale = (fallback?.sizeAdjust ?? 100) / 100
  const letters = Object.entries(arial.bold).map(([letter, width]) => {
    const [own = 0] = files.flatMap(({ font }) => font.widthOf(letter, at) ?? [])
    return [letter, Math.ceil(Math.max(own * 1000, width * scale))]
  })
  return Object.fromEntries(letters)
}
