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
import { unicodeRange } from "./ranges"
import { type ReadFont, cutFont, readFont } from "./read-font"
import { type FaceSettings, readSettings } from "./settings"

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("")

/** The characters of the files that every page fetches. A page that has others fetches a second file of the face. */
const first = {
  text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…→←↗≥≤×−€`,
  display: `${range(0x20, 0x7e)}’‘“”–—…ÁÉÍÓÚÑáéíóúñü`,
}
const families = { text: "Text", display: "Display" }

type Source = { file: Buffer; font: ReadFont }

/**
 * Makes the site's font files from the fonts that `src/styles/fonts.json` names, and all that depends on them: the list
 * of files, the fonts of the device that stand in for them, the fonts of share images, and the widths of letters.
 * @param root the project's folder.
 * @returns the files that were made, with their size in bytes.
 */
export async function makeFonts(root: string): Promise<{ file: string; bytes: number }[]> {
  const { license, faces } = readSettings(root)
  const made: { file: string; bytes: number }[] = []
  const write = (file: string, content: Buffer | string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
    made.push({ file, bytes: content.length })
  }
  const text = async (file: string, content: string) =>
    write(file, await format(content, { ...(await resolveConfig("package.json")), filepath: file }))
  const json = (file: string, data: unknown) => text(file, JSON.stringify(data))

  const sources = await Promise.all(
    faces.map(async (face) => ({
      face,
      files: await Promise.all(face.files.map((file) => readSource(root, file))),
    })),
  )
  removeEarlier(root)
  const list: Face[] = []
  for (const { face, files } of sources) {
    const parts = partsOf(files, first[face.role])
    for (const [index, { source, points }] of parts.entries()) {
      const file = `/fonts/${nameOf(face, files, faces)}${index ? `-${index + 1}` : ""}.woff2`
      write(`static${file}`, await cutFont(source.file, textOf(points), "woff2", face.axes))
      const others = parts.flatMap((part) =>
        part.source === source && part.points === points ? [] : part.points,
      )
      list.push({
        family: families[face.role],
        file,
        weight: face.weight,
        ...(index && { range: unicodeRange(points, others) }),
      })
    }
  }
  await json("src/startup/faces.json", list)
  const found = (role: FaceSettings["role"], weight: number) => faceFor(sources, role, weight)
  const fallbacks = [
    fallbackOf(found("text", 400), 400, { family: "Text Fallback", weight: "400", bold: false }),
    fallbackOf(found("text", 600), 600, { family: "Text Fallback", weight: "600 700", bold: true }),
    fallbackOf(found("display", 760), 760, { family: "Display Fallback", weight: "700 800", bold: true }),
  ]
  await text("src/styles/fallback-fonts.css", fallbackSheet(fallbacks))
  await json("src/gatsby/header-width/letters.json", {
    text: widths(found("text", 600), 600, fallbacks[1]),
    display: widths(found("display", 760), 760, fallbacks[2]),
  })
  // The build draws the share images with a library that needs TrueType, and all letters of a name.
  const display = found("display", 760)
  const drawn = await Promise.all(
    display.files.map(({ file, font }) =>
      cutFont(file, textOf(font.characters), "truetype", pinned(display.face, 760)),
    ),
  )
  const shareFiles = drawn.map((content, index) => {
    const file = `src/gatsby/share/display-${index + 1}.ttf`
    write(file, content)
    return file
  })
  const read = drawn[0] && (await readFont(drawn[0]))
  await json("src/gatsby/share/font.json", { family: read?.family ?? "", files: shareFiles })
  copyFileSync(path.join(root, license), path.join(root, "static/fonts/LICENSE.txt"))
  return made
}

async function readSource(root: string, file: string): Promise<Source> {
  if (!existsSync(path.join(root, file)))
    throw new Error(
      `src/styles/fonts.json names ${file}, which is not there; install its package, or correct the name`,
    )
  const content = readFileSync(path.join(root, file))
  return { file: content, font: await readFont(content) }
}

/** Removes the files of the fonts that the site had before, and nothing else. */
function removeEarlier(root: string) {
  const list = path.join(root, "src/startup/faces.json")
  const earlier: { file: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []
  for (const { file } of earlier) rmSync(path.join(root, `static${file}`), { force: true })
  const share = path.join(root, "src/gatsby/share")
  const drawn = existsSync(share) ? readdirSync(share).filter((file) => /^display-\d+\.ttf$/.test(file)) : []
  for (const file of drawn) rmSync(path.join(share, file))
}

/** The first file's usual characters, then its others, then those of each further file that are still missing. */
function partsOf(files: readonly Source[], usual: string) {
  const taken = new Set<number>()
  const take = (points: readonly number[]) => {
    const own = points.filter((point) => point >= 0x20 && point < 0xfe00 && !taken.has(point))
    for (const point of own) taken.add(point)
    return own
  }
  const wanted = new Set(Array.from(usual, (letter) => letter.codePointAt(0)))
  return files
    .flatMap((source, index) => {
      const all = source.font.characters
      const parts = index === 0 ? [all.filter((point) => wanted.has(point)), all] : [all]
      return parts.map((points) => ({ source, points: take(points) }))
    })
    .filter(({ points }) => points.length)
}

const textOf = (points: readonly number[]) => points.map((point) => String.fromCodePoint(point)).join("")

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

type Found = { face: FaceSettings; files: readonly Source[] }

/** The face that a browser takes for a weight: the one that has it, or else the nearest. */
function faceFor(sources: readonly Found[], role: FaceSettings["role"], weight: number): Found {
  const [nearest] = sources
    .filter(({ face }) => face.role === role)
    .toSorted((a, b) => distance(a.face, weight) - distance(b.face, weight))
  if (!nearest) throw new Error(`src/styles/fonts.json has no face for ${role}; add one`)
  return nearest
}

function distance({ weight }: FaceSettings, wanted: number): number {
  const [from = 0, to = from] = weight.split(" ").map(Number)
  return Math.max(from - wanted, wanted - to, 0)
}

/** A place on a face's axes: each as the settings fix it, and the weight within its bounds. */
const pinned = ({ axes }: FaceSettings, weight: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(axes).map(([axis, at]) => [
      axis,
      typeof at === "number" ? at : Math.min(at.max, Math.max(at.min, axis === "wght" ? weight : at.min)),
    ]),
  )

function fallbackOf(
  { face, files }: Found,
  weight: number,
  as: Pick<Fallback, "family" | "weight" | "bold">,
): Fallback {
  const [source] = files
  if (!source) throw new Error(`src/styles/fonts.json has no file for ${face.role}; add one`)
  return fallbackFor(source.font, pinned(face, weight), as)
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
