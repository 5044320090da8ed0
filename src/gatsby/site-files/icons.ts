import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { type Scheme, tokenColors } from "../../model/colors/colors"
import { inlineDrawing } from "../images/inline-drawing"
import { paintDrawing } from "../images/paint-drawing"

const icons = [
  { file: "icons/icon-192.png", size: 192 },
  { file: "icons/icon-512.png", size: 512 },
  { file: "icons/apple-touch-icon.png", size: 180 },
]

/** Draws the favicon and home screen icons from `content/icon.svg` or the logo. Files in `static/` take precedence. */
export async function writeIcons(root: string): Promise<void> {
  const mark = ["content/icon.svg", "content/logo.svg"]
    .map((file) => path.join(root, file))
    .find((file) => existsSync(file))
  if (!mark) return
  const drawing = inlineDrawing(readFileSync(mark, "utf8"))
  const made = [
    { file: "favicon.svg", content: favicon(drawing) },
    ...(await Promise.all(icons.map(drawIcon(drawing)))),
  ]
  for (const { file, content } of made) {
    if (existsSync(path.join(root, "static", file))) continue
    const target = path.join(root, "public", file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}

/** The drawing as a file of its own, which follows the browser's color scheme. */
function favicon(drawing: string): string {
  const style = `<style>:root{color-scheme:light dark}${rules("light")}@media (prefers-color-scheme:dark){${rules("dark")}}</style>`
  return drawing.replace(/^<svg([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg"$1>${style}`)
}

const rules = (scheme: Scheme) =>
  `svg{color:${tokenColors("ink")[scheme]};--accent:${tokenColors("signal")[scheme]}}`

/** Systems crop icons to a circle or a rounded square, so the mark stays in the middle. */
const share = 0.62

const drawIcon =
  (drawing: string) =>
  async ({ file, size }: (typeof icons)[number]) => {
    const box = Math.round(size * share)
    const svg = paintDrawing(drawing, "light").replace(
      "<svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"',
    )
    const mark = await sharp(Buffer.from(svg)).resize(box, box).png().toBuffer()
    const content = await sharp({
      create: { width: size, height: size, channels: 3, background: tokenColors("paper").light },
    })
      .composite([{ input: mark }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    return { file, content }
  }
