/**
 * Makes the site's pictures from the scenes beside this file.
 *   npx tsx studio/render.ts                  all of them
 *   npx tsx studio/render.ts zync about       those with one of the words in their scene or file name
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import sharp from "sharp"
import { launch, openScene } from "./browser"
import { readArguments } from "../scripts/read-arguments"
import { pictures, type Picture } from "./pictures"

const help = `npx tsx studio/render.ts [words]

Makes every picture again, or those whose scene or file name holds one of the words. A file that you deleted
stays so, except with --missing.`
const { positionals: wanted, values } = readArguments(help, {
  allowPositionals: true,
  options: { missing: { type: "boolean", default: false } },
})
/** A line drawing has two colors, and some between them for smooth edges: a quarter of the bytes. */
const lines = { palette: true, colours: 16, dither: 0, effort: 10 }

const chosen = pictures.filter(
  ({ scene, file }) =>
    (values.missing || existsSync(file)) &&
    (wanted.length === 0 || wanted.some((word) => scene.includes(word) || file.includes(word))),
)

if (chosen.length === 0) {
  console.error(`No picture is called ${wanted.join(" or ")}. See studio/pictures.ts.`)
  process.exitCode = 1
} else {
  void render(chosen)
}

async function render(list: Picture[]) {
  const browser = await launch()
  let changed = 0
  for (const [index, { scene, file, mark, ...window }] of list.entries()) {
    const page = await openScene(browser, scene, window)
    const shot = await page.screenshot({ animations: "disabled" })
    await page.close()
    const isLines = scene.includes("?wireframe")
    const drawn = sharp(shot).png(isLines ? lines : { compressionLevel: 9 })
    const picture = await (mark ? drawn.withExif({ IFD0: { ImageDescription: mark } }) : drawn).toBuffer()
    const isNew = save(file, picture)
    if (isNew) changed += 1
    const place = `${index + 1}/${list.length}`.padStart(7)
    console.log(`${place}  ${file}  ${Math.round(picture.length / 1024)} kB${isNew ? "  changed" : ""}`)
  }
  await browser.close()
  console.log(`${list.length} pictures made, ${changed} of them changed.`)
}

/** Writes the file if its bytes have changed. Returns whether they have. */
function save(file: string, bytes: Buffer): boolean {
  try {
    if (readFileSync(file).equals(bytes)) return false
  } catch {
    mkdirSync(dirname(file), { recursive: true })
  }
  writeFileSync(file, bytes)
  return true
}
