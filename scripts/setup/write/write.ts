import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setDrawing } from "../../brand/set-drawing"
import { setPortrait } from "../../brand/set-portrait"
import { makeFonts } from "../../fonts/make-fonts"
import { jsonText } from "../../new/file-text"
import { recordFile } from "../current"
import { digestOf } from "../digest"
import type { Facts } from "../facts"
import type { Change } from "../plan/changes"

/** Writes all changes into a copy of the project, with what other commands make of logo, portrait and fonts. */
export async function write(copy: string, changes: readonly Change[], { portrait, logo, type }: Facts) {
  for (const change of changes) await writeOne(copy, change)
  if (logo !== undefined) setDrawing(copy, logo, "content/logo.svg")
  if (portrait !== undefined) await setPortrait(copy, portrait)
  if (type !== undefined) await makeFonts(copy)
  const files = changes.map(({ file }) => file).filter((file) => existsSync(path.join(copy, file)))
  const record = files.map((file) => [file, digestOf(readFileSync(path.join(copy, file)))])
  await writeOne(copy, { file: recordFile, content: { files: Object.fromEntries(record) } })
}

async function writeOne(copy: string, { file, content }: Change) {
  const place = path.join(copy, file)
  if (content === undefined) return rmSync(place, { force: true })
  const isText = typeof content === "string" || Buffer.isBuffer(content)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, isText ? content : await jsonText(file, content))
}
