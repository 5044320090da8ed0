import sharp from "sharp"
import { drawWords } from "../../src/gatsby/share/draw-words"
import { failOn } from "../../src/model/pictures/fail-on"

type Colors = { ground: string; ink: string }

const initialsOf = (name: string) => {
  const words = name.split(" ").filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = "") => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase()
}

/** The words on a plain ground, as large as they fit, in a PNG of this size in pixels. */
async function onGround(
  words: string,
  width: number,
  height: number,
  { ground, ink }: Colors,
): Promise<Buffer> {
  const margin = Math.round(height / 5)
  const box = { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${ground}" d="M0 0H${width}V${height}H0Z"/><g fill="${ink}">${drawWords(words, box)}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 64 }).toBuffer()
}

/** A project's card without a picture: its name. */
export const drawCard = (title: string, colors: Colors) => onGround(title, 1600, 1000, colors)

/** What stands for a portrait: the initials. */
export const drawInitials = (name: string, colors: Colors) => onGround(initialsOf(name), 1200, 1200, colors)

/** What stands for a logo: the first initial, in the color of the text. */
export function drawLogo(name: string): string {
  const letter = drawWords(Array.from(initialsOf(name))[0] ?? "", { left: 5, top: 5, width: 22, height: 22 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="currentColor">${letter}<path fill="none" stroke="var(--accent, currentColor)" stroke-width="2" d="M1 1H31V31H1Z"/></svg>\n`
}

/**
 * A picture of a project as its card shows it: upright, 1600 × 1000, without what a camera wrote.
 * @throws if the file is no picture.
 */
export async function cardPicture(file: string): Promise<{ name: string; bytes: Buffer }> {
  const picture = sharp(file, { failOn }).rotate()
  const { hasAlpha } = await picture.metadata().catch(() => {
    throw new Error(`${file} is no picture that can be read; export it again as JPEG or PNG.`)
  })
  const card = picture.resize({ width: 1600, height: 1000, fit: "cover", position: "top" })
  return hasAlpha
    ? { name: "thumbnail.png", bytes: await card.png().toBuffer() }
    : { name: "thumbnail.jpg", bytes: await card.jpeg({ quality: 90 }).toBuffer() }
}
