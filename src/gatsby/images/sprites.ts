import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { readDrawing } from "../../model/drawings/read-drawing"
import { writeDrawing } from "../../model/drawings/write-drawing"
import { extensionOf } from "../../model/pictures/extensions"
import { isLeftover } from "../../model/read/files"
import { digestOf } from "../digest"

/** Several drawings in one file. Each is a symbol with its file's name as its id. */
type Sprite = { address: string; text: string }

/** In bytes. A larger drawing is not an icon of a set, so it gets its own file. */
const icon = 4000

const isIcon = (file: string) =>
  extensionOf(file) === "svg" && !isLeftover(file) && statSync(file).size <= icon
const iconsIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => (isIcon(path.join(folder, name)) ? [path.join(folder, name)] : []))

/** Joins drawings in one file. Its address changes with its content. */
function spriteOf(name: string, drawings: readonly string[]): Sprite {
  const symbols = drawings.map((file) => symbolOf(readFileSync(file, "utf8"), idOf(file)))
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`
  return { address: `/drawings/${name}-${digestOf(text)}.svg`, text }
}

const idOf = (file: string) => plainName(path.parse(file).name)

/** A file's name in a form that is safe in an address. A digest keeps changed names distinct. */
function plainName(name: string): string {
  const plain = name.replaceAll(/[^\w-]+/g, "-")
  return plain === name ? name : `${plain}-${digestOf(name)}`
}

/** A drawing as a symbol, written anew from its allowed parts. */
export const symbolOf = (svg: string, id: string) => writeDrawing(readDrawing(svg).root, "symbol", id, id)

const made = new Map<string, Sprite>()

/** The sprite that holds a drawing. A build makes each only once. Under `npm start`, its drawings may change. */
function spriteFor(drawing: string): Sprite {
  const set = isIcon(drawing) ? path.dirname(drawing) : drawing
  const sprite =
    (process.env.NODE_ENV === "production" && made.get(set)) ||
    spriteOf(idOf(set), set === drawing ? [drawing] : iconsIn(set))
  made.set(set, sprite)
  return sprite
}

/** A drawing's address in its folder's sprite or in its own file. Writes that file if it is missing. */
export function symbolAddress(file: string): string {
  const { address, text } = spriteFor(file)
  const target = path.join("public", address)
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return `${address}#${idOf(file)}`
}
