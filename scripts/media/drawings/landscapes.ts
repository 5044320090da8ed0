/**
 * Makes content/states/<state>/landscape.png, 1600 × 900, from content/states/<state>.svg.
 * Run with: npx tsx scripts/media/drawings/landscapes.ts
 *
 * The drawings are 1600 × 700; the sky of each goes on for another 200 above, which only
 * shows here.
 */
import { mkdirSync, readFileSync } from "node:fs"
import sharp from "sharp"
import { lightPaint, paint } from "./paint"

async function main(): Promise<void> {
  for (const state of ["texas", "california", "florida"]) {
    const drawing = readFileSync(`content/states/${state}.svg`, "utf8").replace(
      'viewBox="0 0 1600 700"',
      'viewBox="0 -200 1600 900" width="1600" height="900"',
    )
    mkdirSync(`content/states/${state}`, { recursive: true })
    await sharp(Buffer.from(paint(drawing, lightPaint)))
      .flatten({ background: lightPaint.paper })
      .png({
        compressionLevel: 9,
        palette: true,
        colours: 256,
        dither: 0.4,
        effort: 10,
      })
      .toFile(`content/states/${state}/landscape.png`)
  }
}

void main()
