import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { withOverridesLast } from "../../gatsby/bundle/css/minify-css"
import { pageSheetDigest } from "../../gatsby/bundle/css/split-styles"
import { stylesElements } from "../../gatsby/internals"
import { once } from "../../gatsby/once"

/** A page's styles: the address of its last sheet, that of the file with all of them, and the styles. */
type Sheets = { address: string; whole: string; css: string }

const reduced = /<style data-href="([^"]*)" data-whole="([^"]*)">(.*?)<\/style>/s

/** The elements with a page's styles, as Gatsby writes them or reduced. */
export const anyStyles = new RegExp(`${stylesElements.source}|${reduced.source}`, "gs")

/**
 * Returns a page's styles, or undefined if it has none. The sheet of several pages comes before the page's own. One file
 * has both: one after the other, the first would override the page's own styles in the meantime.
 */
export function sheetsOf(html: string): Sheets | undefined {
  const [, address, whole, critical] = reduced.exec(html) ?? []
  if (address && whole && critical !== undefined) return { address, whole, css: critical }
  const elements = [...html.matchAll(stylesElements)].map(([, sheet = "", css = ""]) => ({ sheet, css }))
  const shared = elements.find(({ sheet }) => pageSheetDigest(sheet) === undefined)
  if (!shared) return undefined
  const own = elements.find((each) => each !== shared)
  if (!own) return { address: shared.sheet, whole: shared.sheet, css: shared.css }
  const digest = pageSheetDigest(own.sheet)
  return {
    address: own.sheet,
    whole: shared.sheet.replace(/\.css$/, `.${digest}.css`),
    css: ordered(shared.css + own.css),
  }
}

const ordered = once(withOverridesLast)

/** Writes the file with all styles of a page, if it is not there. */
export function writeWholeSheet(root: string, html: string): void {
  const [, name = "", shared = "", own = ""] =
    /data-whole="[^"]*\/(styles\.(\w+)\.(\w+)\.css)"/.exec(html) ?? []
  const file = path.join(root, name)
  if (!name || existsSync(file)) return
  const [first, second] = [`styles.${shared}.css`, `page.${own}.css`].map((sheet) =>
    readFileSync(path.join(root, sheet), "utf8"),
  )
  writeFileSync(file, withOverridesLast(`${first}${second}`))
}
