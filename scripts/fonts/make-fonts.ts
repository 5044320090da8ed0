import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { format, resolveConfig } from "prettier"
import { slugify } from "../../src/text/slugify"
import type { Face } from "../../src/startup/faces"
import { arial } from "./arial"
import { type Fallback, fallbackFor, fallbackSheet } from "./fallback"
import { type Found, type Source, faceFor, pinned, pinnedIn, readFace } from "./faces"
import { lettersIn } from "./letters-in"
import { first, partsOf, textOf } from "./parts"
import { unicodeRange } from "./ranges"
import { drawableSubset, subsetOf } from "./read-font"
import { type FaceSettings, readSettings } from "./settings"

const families = { text: "Text", display: "Display" }

type Made = { file: string; content: Buffer | string }

/** Makes all that depends on `src/styles/fonts.json`. Returns the files that were made, with their bytes. */
export async function makeFonts(root: string): Promise<{ file: string; bytes: number }[]> {
  const { license, drawnLicense, faces } = readSettings(root)
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
    ...(await drawnFonts({
      regular: { found: text.regular, weight: 400 },
      bold: { found: text.bold, weight: 650 },
      title: { found: display, weight: 760 },
    })),
  ]
  removeEarlier(root)
  for (const { file, content } of made) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  copyFileSync(path.join(root, license), path.join(root, "static/fonts/LICENSE.txt"))
  if (drawnLicense) copyFileSync(path.join(root, drawnLicense), path.join(root, drawnFolder, "LICENSE.txt"))
  return made.map(({ file, content }) => ({ file, bytes: content.length }))
}

const formatted = async (file: string, content: string): Promise<Made> => ({
  file,
  content: await format(content, { ...(await resolveConfig("package.json")), filepath: file }),
})
const json = (file: string, data: unknown) => formatted(file, JSON.stringify(data))

/** The files that pages fetch. The first of a face has the usual letters, and those that the content uses. */
async function pageFonts(found: readonly Found[], used: string): Promise<{ face: Face; content: Buffer }[]> {
  const settings = found.map(({ face }) => face)
  const files = found.flatMap(({ face, files: sources }) => {
    const parts = partsOf(sources, first[face.role] + used)
    return parts.map(async (part, index) => {
      // A usual character that the font lacks, such as an arrow, must not fetch a file that lacks it too.
      const usual = Array.from(first.text + first.display + used, (letter) => letter.codePointAt(0) ?? 0)
      const others = [...usual, ...parts.flatMap((other) => (other === part ? [] : other.points))]
      const range = index ? { range: unicodeRange(part.points, others) } : {}
      const file = `/fonts/${nameOf(face, sources, settings)}${index ? `-${index + 1}` : ""}.woff2`
      return {
        face: { family: families[face.role], file, weight: face.weight, ...range },
        content: await subsetOf(part.source.file, textOf(part.points), "woff2", face.axes),
      }
    })
  })
  return Promise.all(files)
}

const drawnFolder = "src/lettering/fonts"

/** The fonts of the PDF and of share images: TrueType, which both libraries read, with all letters. */
async function drawnFonts(faces: Record<string, { found: Found; weight: number }>): Promise<Made[]> {
  const made = await Promise.all(
    Object.entries(faces).map(async ([name, { found, weight }]) => {
      const cuts = await cutAll(found, weight)
      const files = cuts.map((content, index) => ({
        file: `${drawnFolder}/${name}-${index + 1}.ttf`,
        content,
      }))
      return { name, files }
    }),
  )
  const list = made.map(({ name, files }) => [name, files.map(({ file }) => file)] as const)
  return [
    ...made.flatMap(({ files }) => files),
    await json("src/lettering/fonts.json", Object.fromEntries(list)),
  ]
}

const cutAll = ({ face, files, drawn }: Found, weight: number) =>
  Promise.all([
    ...files.map(({ file, font }) => drawableSubset(file, font.characters, pinned(face, weight))),
    ...drawn.map(({ file, font }) =>
      drawableSubset(file, font.characters, pinnedIn(font.axes, face, weight)),
    ),
  ])

/** Removes the files of the fonts that the site had before, and nothing else. */
function removeEarlier(root: string) {
  const list = path.join(root, "src/startup/font-files.json")
  const earlier: { file: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []
  for (const { file } of earlier) rmSync(path.join(root, `static${file}`), { force: true })
  rmSync(path.join(root, drawnFolder), { recursive: true, force: true })
}
/** A face's file name: its font, its role, and its weight if the role has several faces. */
function nameOf(
  { role, weight }: FaceSettings,
  files: readonly Source[],
  faces: readonly FaceSettings[],
): string {
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
