import { readArguments } from "../read-arguments"
import { makeFonts } from "./make-fonts"

const help = `npm run fonts

Makes the site's font files again, and all that depends on them, from the fonts that src/styles/fonts.json
names (docs/brand.md): the files, the fonts of the device that stand in for them, and those of the resume's
PDF and of share images.`

/** `npm run fonts`: makes the site's fonts and all that depends on them. */
async function main() {
  readArguments(help, {})
  for (const { file, bytes } of await makeFonts(process.cwd()))
    console.log(`${file} ${(bytes / 1000).toFixed(1)} kB`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
