import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { failOn } from "../../src/model/pictures/fail-on"
import { variantsOf } from "../../src/model/pictures/variants"

const pages = "content/pages"
const site = "content/site.json"
const named = /about\/portrait\.(?:png|jpe?g|webp|avif)/i

/** The square around the old portrait's face, in content/site.json. */
const square = /,\s*"square": \{[^}]*\}/

/** The old portrait's line drawing: its file, and its field in content/pages/about.json. */
const drawing = "about/portrait-drawn.svg"
const drawn = new RegExp(String.raw`,\s*"drawn": \{\s*"src": "\./${drawing}"[^}]*\}(?:,\s*"seam": \d+)?`)

/** As wide as a screen shows it at twice its pixels. */
const widest = 1600

/**
 * Makes a picture the portrait: upright, at most as large as needed, without metadata such as the place. The old one's
 * variants, line drawing and face square go. Returns the new file.
 * @throws Error if no page shows a portrait, or the file is no picture.
 */
export async function setPortrait(root: string, from: string): Promise<string> {
  const files = readdirSync(path.join(root, pages))
    .filter((file) => /\.(?:json|mdx)$/.test(file))
    .map((file) => path.join(root, pages, file))
    .concat(existsSync(path.join(root, site)) ? path.join(root, site) : [])
  const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]))
  const [old] = [...texts.values()].flatMap((text) => named.exec(text)?.[0] ?? [])
  if (!old)
    throw new Error(
      `${pages}/ no page shows a portrait. Add one to a section of about.json: "src": "./about/portrait.jpg"`,
    )
  const picture = sharp(from, { failOn }).rotate().resize({ width: widest, withoutEnlargement: true })
  const { hasAlpha } = await picture.metadata().catch(() => {
    throw new Error(`${from} is no picture that can be read; export it again as JPEG or PNG`)
  })
  // A photograph as PNG would be several times as large.
  const portrait = `about/portrait.${hasAlpha ? "png" : "jpg"}`
  const bytes = await (hasAlpha ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer()
  const outdated = [drawing, ...variantsOf(old).map(({ file }) => file)]
  for (const file of old === portrait ? outdated : [old, ...outdated])
    rmSync(path.join(root, pages, file), { force: true })
  writeFileSync(path.join(root, pages, portrait), bytes)
  for (const [file, text] of texts)
    if (text.includes(old))
      writeFileSync(file, text.replaceAll(old, portrait).replace(square, "").replace(drawn, ""))
  return `${pages}/${portrait}`
}
