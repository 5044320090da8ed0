import { transform } from "lightningcss"
import { lightningTargets } from "./browser-targets"

const base = /\/\*! base \*\/\n([\s\S]*?)\n\/\*! end of base \*\//g

/**
 * Puts the styles of every page (base-loader.js) before those of single parts, which have rules of the same weight.
 * webpack joins the sheets of all pages in an order that changes with what each page imports.
 */
export const withBaseFirst = (css: string): string =>
  [...css.matchAll(base)].map(([, sheet = ""]) => `${sheet}\n`).join("") + css.replaceAll(base, "")

/** lightningcss writes `light-dark()` with two properties of these names, for browsers without it. They are in every page. */
const withShortNames = (css: string): string =>
  css.replaceAll("--lightningcss-light", "--light").replaceAll("--lightningcss-dark", "--dark")

/** Minifies a named sheet for the oldest supported browsers. Throws SyntaxError if it is not valid CSS. */
export function minifyCss(input: Readonly<Record<string, string>>): { code: string } {
  const sheets = Object.entries(input).map(([filename, text]) =>
    transform({
      filename,
      code: Buffer.from(withBaseFirst(text)),
      minify: true,
      targets: lightningTargets(),
    }).code.toString(),
  )
  return { code: withShortNames(sheets.join("")) }
}
