import sharp from "sharp"
import { type Scheme, tokenColors } from "../../../src/model/colors/colors"
import { drawWords, lettering } from "../../../src/gatsby/share/draw-words"
import { failOn } from "../../../src/model/pictures/fail-on"

type Colors = { ground: string; ink: string }

const initialsOf = (name: string) => {
  const words = name.split(" ").filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = "") => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase()
}

/** The words as paths in the middle of an image of this size in pixels; empty if no font has their letters. */
async function centered(words: string, width: number, height: number): Promise<string> {
  const margin = Math.round(height / 6)
  const box = { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin }
  const paths = drawWords(words, box)
  if (!paths) return ""
  const { info } = await sharp(Buffer.from(lettering([paths], { width, height })))
    .trim()
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [(width - info.width) / 2, (height - info.height) / 2]
  return `<g transform="translate(${left + (info.trimOffsetLeft ?? 0)} ${top + (info.trimOffsetTop ?? 0)})">${paths}</g>`
}

const picture = (width: number, height: number, ground: string, drawing: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>${drawing}</svg>`,
    ),
  )
    .png({ palette: true, colors: 64 })
    .toBuffer()

/** A project's card without a picture: its name, filled in, and as outlines in both schemes. */
export async function drawCard(title: string, { ground, ink }: Colors) {
  const words = await centered(title, 1600, 1000)
  const outlined = (scheme: Scheme) =>
    picture(
      1600,
      1000,
      tokenColors("paper")[scheme],
      `<g fill="none" stroke="${tokenColors("ink")[scheme]}" stroke-width="3">${words}<path d="M40 40H1560V960H40Z"/></g>`,
    )
  return {
    "thumbnail.png": await picture(1600, 1000, ground, `<g fill="${ink}">${words}</g>`),
    "wireframe.png": await outlined("light"),
    "wireframe.dark.png": await outlined("dark"),
  }
}

/** What stands for a portrait: the initials. */
export const drawInitials = async (name: string, { ground, ink }: Colors) =>
  picture(1200, 1200, ground, `<g fill="${ink}">${await centered(initialsOf(name), 1200, 1200)}</g>`)

/** What stands for a logo: the first initial, in the color of the text. */
export const drawLogo = async (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" fill="currentColor">${await centered(Array.from(initialsOf(name))[0] ?? "", 320, 320)}<path fill="none" stroke="var(--accent, currentColor)" stroke-width="20" d="M10 10H310V310H10Z"/></svg>\n`

/**
 * A picture of a project as its card shows it: upright, 1600 × 1000, without what a camera wrote.
 * @throws if the file is no picture.
 */
export async function cardPicture(file: string): Promise<Readonly<Record<string, Buffer>>> {
  const given = sharp(file, { failOn }).rotate()
  const { hasAlpha } = await given.metadata().catch(() => {
    throw new Error(`${file} is no picture that can be read; export it again as JPEG or PNG.`)
  })
  const card = given.resize({ width: 1600, height: 1000, fit: "cover", position: "top" })
  return hasAlpha
    ? { "thumbnail.png": await card.png().toBuffer() }
    : { "thumbnail.jpg": await card.jpeg({ quality: 90 }).toBuffer() }
}
