import { transform } from "lightningcss"
import { lightningTargets } from "./browser-targets"

<<<<<<< HEAD
/** Minifies a named sheet for the oldest supported browsers. Throws SyntaxError if it is not valid CSS. */
=======
const base = /\/\*! base \*\/\n([\s\S]*?)\n\/\*! end of base \*\//g

/**
 * Puts the styles of every page (base-loader.js) before those of single parts, which have rules of the same weight.
 * webpack joins the sheets of all pages in an order that changes with what each page imports.
 */
export const withBaseFirst = (css: string): string =>
  [...css.matchAll(base)].map(([, sheet = ""]) => `${sheet}\n`).join("") + css.replaceAll(base, "")

/**
 * Minifies a style sheet for the oldest browsers that the site supports. It also
 * replaces what they do not know, such as `light-dark()`. For webpack's CSS minimizer.
 * @param input the name of the sheet and its text.
 * @throws SyntaxError if the sheet is not valid CSS.
 */
>>>>>>> 7cd9ec78 (The styles of every page come first in the joined sheet, whatever each page imports)
export function minifyCss(input: Readonly<Record<string, string>>): { code: string } {
  const sheets = Object.entries(input).map(([filename, text]) =>
    transform({
      filename,
      code: Buffer.from(withBaseFirst(text)),
      minify: true,
      targets: lightningTargets(),
    }).code.toString(),
  )
  return { code: sheets.join("") }
}
