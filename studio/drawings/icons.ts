/**
 * Makes the site's favicon and its home-screen icons from content/logo.svg.
 * Run with: npx tsx studio/drawings/icons.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import sharp from "sharp"
import { lightPaint, paint } from "./paint"

const logo = readFileSync("content/logo.svg", "utf8")

const style =
  "<style>svg{color:#17233a;--accent:#c2361a}" +
  "@media (prefers-color-scheme:dark){svg{color:#f0e9db;--accent:#ff8a6b}}</style>"

async function writeIcon(file: string, size: number): Promise<void> {
  // Systems crop these icons to a circle or a rounded square, so the mark stays in the middle.
  const markSize = Math.round(size * 0.62)
  const mark = await sharp(Buffer.from(paint(logo, lightPaint)), {
    density: (72 * markSize) / 32,
  })
    .resize(markSize, markSize)
    .png()
    .toBuffer()
  await sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: lightPaint.paper,
    },
  })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
}

async function main(): Promise<void> {
  mkdirSync("static/icons", { recursive: true })
  writeFileSync("static/favicon.svg", logo.replace(/(<svg[^>]*>)/, `$1\n  ${style}`))
  await writeIcon("static/icons/icon-192.png", 192)
  await writeIcon("static/icons/icon-512.png", 512)
  await writeIcon("static/icons/apple-touch-icon.png", 180)
}

void main()
