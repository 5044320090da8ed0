import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type ChildNode, parse } from "postcss"

/** From this width on a screen is wide, in rem. No rule for wide screens asks for less. */
const width = 40

export const wideScreens = `(min-width:${width}rem)`

/** The address of the sheet for wide screens, by that of the one with all styles. */
export const wideSheet = (whole: string) => whole.replace("styles.", "wide-styles.")

export const isWide = (node: ChildNode) =>
  node.type === "atrule" && Number(/^\(min-width: ?([\d.]+)rem\)$/.exec(node.params)?.[1] ?? 0) >= width

/** The rules of a sheet that are for wide screens alone. */
export function wideStyles(css: string): string {
  const sheet = parse(css)
  sheet.each((node) => {
    if (!isWide(node)) node.remove()
  })
  return sheet.toString()
}

/**
 * Writes the sheet for wide screens of a built site.
 * @param root the folder with the site.
 */
export function writeWideStyles(root: string) {
  for (const file of readdirSync(root).filter((name) => /^styles\..*css$/.test(name)))
    writeFileSync(path.join(root, wideSheet(file)), wideStyles(readFileSync(path.join(root, file), "utf8")))
}
