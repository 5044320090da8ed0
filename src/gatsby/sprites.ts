import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { readDrawing } from "../model/drawing/read-drawing"
import { writeDrawing } from "../model/drawing/write-drawing"
import { isLeftover } from "../model/files"
import { digestOf } from "./digest"

/** Drawings as one file, each a symbol with its file's name as its id. */
type Sprite = { address: string; text: string }

/** A drawing of more bytes than this is no icon of a set: it has a file of its own. */
const icon = 4000

const isIcon = (file: string) => file.endsWith(".svg") && !isLeftover(file) && statSync(file).size <= icon
const iconsIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => (isIcon(path.join(folder, name)) ? [path.join(folder, name)] : []))

/** Drawings as one file, whose address changes with what is in it. */
function spriteOf(name: string, drawings: readonly string[]): Sprite {
  const symbols = drawings.map((file) => symbolOf(readFileSync(file, "utf8"), idOf(file)))
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`
  return { address: `/drawings/${name}-${digestOf(text)}.svg`, text }
}

const idOf = (file: string) => plainName(path.basename(file, ".svg"))

/** A file's name as an address can hold it; two names that come out alike are told apart by a digest. */
function plainName(name: string): string {
  const plain = name.replaceAll(/[^\w-]+/g, "-")
  return plain === name ? name : `${plain}-${digestOf(name)}`
}

/** A drawing as a symbol, written anew from what is allowed of it. */
export const symbolOf = (svg: string, id: string) => writeDrawing(readDrawing(svg).root, "symbol", id, id)

const made = new Map<string, Sprite>()

/** The file that a drawing is in. A build makes it once, however many drawings it has; under `npm start` they may change. */
function spriteFor(drawing: string): Sprite {
  const set = isIcon(drawing) ? path.dirname(drawing) : drawing
  const sprite =
    (process.env.NODE_ENV === "production" && made.get(set)) ||
    spriteOf(idOf(set), set === drawing ? [drawing] : iconsIn(set))
  made.set(set, sprite)
  return sprite
}

/** Where a drawing stands: in the sprite of its folder, or in a file of its own. It is written where it is not yet. */
export function symbolAddress(file: string): string {
  const { address, text } = spriteFor(file)
  const target = path.join("public", address)
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return `${address}#${idOf(file)}`
}
