import sortDeclarations from "css-declaration-sorter"
import { transform } from "lightningcss"
import postcss, { type AtRule, type ChildNode, type Plugin } from "postcss"
import { lightningTargets } from "../browser-targets"

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

/** Media whose rules override all others, in the order in which they do. */
const overriding = ["(scripting:none)", "(scripting:none),print", "(forced-colors:active)", "print"]

/** Joins the rules of each of these media at the end of a sheet, where they still have the last word. */
const overridesLast: Plugin = {
  postcssPlugin: "overrides-last",
  OnceExit(sheet, { AtRule: Media }) {
    const blocks = sheet.nodes.filter(isMedia)
    for (const params of overriding) {
      const last = new Media({ name: "media", params })
      for (const block of blocks.filter((each) => each.params === params))
        last.append(block.remove().nodes ?? [])
      if (last.nodes?.length) sheet.append(last)
    }
  },
}

/** Puts the rules that override all others at the end of a sheet, such as of two sheets joined. */
export const withOverridesLast = (css: string): string => postcss([overridesLast]).process(css).css

const isMedia = (node: ChildNode): node is AtRule => node.type === "atrule" && node.name === "media"

/** lightningcss writes it for Safari, which lacks the shorthand alone: https://caniuse.com/text-decoration. */
const needless = /-webkit-text-decoration-color:[^;}]*;?/g

/**
 * Minifies a sheet as minifyCss does, and puts what is alike next to each other, so that it is smaller when compressed (2 %):
 * the declarations of each rule in one order, and the rules that override all others.
 */
export async function minifyWholeCss(input: Readonly<Record<string, string>>): Promise<{ code: string }> {
  const { code } = minifyCss(input)
  const order = sortDeclarations({ order: "concentric-css", keepOverrides: true })
  const { css } = await postcss([order, overridesLast]).process(code.replaceAll(needless, ""), {
    from: undefined,
  })
  return { code: css }
}
