import { copyFileSync, readFileSync, writeFileSync } from "node:fs"
import subsetFont from "subset-font"
import { readArguments } from "../read-arguments"

/** `npm run fonts`: makes the site's two font files, with only the characters it uses. */

const help = `npm run fonts

Cuts the site's two font files again, to the letters and weights that it shows.`

const family = "node_modules/@fontsource-variable/archivo"
const source = `${family}/files/archivo-latin-wdth-normal.woff2`

// Basic Latin, the accents of western European names, and the symbols the site uses.
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("")
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’“”•…→←↗≥≤×−€"
const display = range(0x20, 0x7e) + "’‘“”–—…ÁÉÍÓÚÑáéíóúñüé"

/** Text: weights 400 to 700 at normal width. Display: one instance, heavy and wide. */
const cuts = [
  { file: "archivo-text.woff2", text: latin, variationAxes: { wght: { min: 400, max: 700 }, wdth: 100 } },
  { file: "archivo-display.woff2", text: display, variationAxes: { wght: 760, wdth: 118 } },
] as const

async function main() {
  readArguments(help, {})
  const font = readFileSync(source)
  for (const { file, text, variationAxes } of cuts) {
    const cut = await subsetFont(font, text, { targetFormat: "woff2", variationAxes })
    writeFileSync(`static/fonts/${file}`, cut)
    console.log(`static/fonts/${file} ${(cut.length / 1000).toFixed(1)} kB`)
  }
  // The build draws the share images with a library that needs TrueType.
  const { text, variationAxes } = cuts[1]
  const drawn = await subsetFont(font, text, { targetFormat: "truetype", variationAxes })
  writeFileSync("src/gatsby/share/archivo-display.ttf", drawn)
  copyFileSync(`${family}/LICENSE`, "static/fonts/LICENSE-Archivo.txt")
}

void main()
