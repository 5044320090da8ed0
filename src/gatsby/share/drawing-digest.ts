import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import sharp from "sharp"
import { fontFiles } from "../../lettering/faces"
import { unixLines } from "../../text/unix-lines"

const files = [
  "src/gatsby/share/draw-background.ts",
  "src/gatsby/share/draw-letters.ts",
  "src/gatsby/share/draw-picture.ts",
  "src/gatsby/share/draw-share.ts",
  "src/gatsby/share/draw-sheet.ts",
  "src/gatsby/share/draw-words.ts",
  "src/gatsby/share/layouts.ts",
  "src/gatsby/images/paint-drawing.ts",
  "src/lettering/split-by-font.ts",
  "src/lettering/drawable-characters.ts",
  "src/lettering/faces.ts",
  "src/lettering/fonts.json",
  "src/lettering/normalize-characters.ts",
  ...fontFiles,
  "src/seo/share-image.ts",
  "src/text/non-breaking-title.ts",
  "src/styles/tokens.css",
  "content/logo.svg",
]

const isText = (file: string) => /\.(?:ts|json|css|svg)$/.test(file)

/** A digest of how share images are drawn. It changes if any of them would look different. */
export function drawingDigest(): string {
  const digest = createHash("sha256").update(JSON.stringify(sharp.versions))
  for (const file of files)
    digest.update(isText(file) ? unixLines(readFileSync(file, "utf8")) : readFileSync(file))
  return digest.digest("hex")
}
