import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** The drawings of a folder as one file, each a symbol with its file's name as its id. */
type Sprite = { address: string; text: string }

/**
 * The sprite of a folder of drawings. Its address changes with what is in it.
 * @param folder the folder, in which each `.svg` is a drawing.
 */
function spriteOf(folder: string): Sprite {
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"))
  const symbols = files.map((file) => symbolOf(readFileSync(path.join(folder, file), "utf8"), idOf(file)))
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12)
  return { address: `/drawings/${path.basename(folder)}-${digest}.svg`, text }
}

const idOf = (file: string) => path.basename(file, ".svg")

/** A drawing as a symbol: what its root says of paint goes on to hold, its size does not. */
export function symbolOf(svg: string, id: string): string {
  const [, attributes = "", inner = ""] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  const kept = attributes.replace(/\s(?:xmlns|width|height|id|role)="[^"]*"/g, "")
  return `<symbol id="${id}"${kept}>${inner
    .replace(/<!--.*?-->/gs, "")
    .replace(/>\s+</g, "><")
    .trim()}</symbol>`
}

const made = new Map<string, Sprite>()

/** A build reads a folder once, however many drawings it has; under `npm start` they may change. */
function spriteFor(folder: string): Sprite {
  const sprite = (process.env.NODE_ENV === "production" && made.get(folder)) || spriteOf(folder)
  made.set(folder, sprite)
  return sprite
}

/** Where a drawing stands in its folder's sprite, which is written where it is not yet. */
export function symbolAddress(file: string): string {
  const { address, text } = spriteFor(path.dirname(file))
  const target = path.join("public", address)
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return `${address}#${idOf(file)}`
}
