import { Parser } from "htmlparser2"
import { parse } from "postcss"
import { type ExtractorResultDetailed, PurgeCSS } from "purgecss"
import { stylesElement } from "../gatsby/internals"
import { fontsSheet } from "../startup/faces"

/**
 * A page with those of the site's styles that it needs to be shown. Script fetches the whole sheet later
 * (src/startup/start-late.ts); where there is none, it comes after all else, as the fonts.
 */
export async function pageStyles(html: string): Promise<string> {
  const [, start = "", css, end = ""] = stylesElement.exec(html) ?? []
  const sheet = /data-href="([^"]*)"/.exec(start)?.[1]
  if (css === undefined || sheet === undefined) return html
  const links = [sheet, fontsSheet].map((file) => `<link rel="stylesheet" href="${file}">`)
  const later = `<noscript>${links.join("")}</noscript>`
  const used = await usedStyles(css, html)
  return html
    .replaceAll(later, "")
    .replace(stylesElement, () => start + used + end)
    .replace("</body>", () => `${later}</body>`)
}

/** The rules of a sheet that match something in a page before anything changes. */
async function usedStyles(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: "html" }],
    css: [{ raw: firstStyles(css) }],
    extractors: [{ extractor: marksOf, extensions: ["html"] }],
    keyframes: true,
    variables: true,
    // Scripts set these before the first paint (src/startup/first.ts).
    dynamicAttributes: ["data-scheme", "data-motion", "data-fresh", "data-scripts"],
    safelist: { standard: [":focus-visible"], variables: tokensIn(html.replace(css, "")) },
  })
  return result?.css ?? css
}

/** The custom properties that markup names, as drawings do. */
const tokensIn = (markup: string) => markup.match(/--[\w-]+/g) ?? []

/** A sheet without what has no part in a page's first view: pointers, paper, and how things change. */
function firstStyles(css: string): string {
  const sheet = parse(css)
  sheet.walkAtRules("media", (rule) => {
    if (/^(?:print|\(forced-colors: ?active\))$/.test(rule.params)) rule.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => selector.includes(":hover"))) rule.remove()
  })
  sheet.walkDecls(/^transition/, (declaration) => {
    const { parent } = declaration
    declaration.remove()
    if (parent?.nodes.length === 0) parent.remove()
  })
  return sheet.toString()
}

/** What the styles may ask for in a page. */
function marksOf(html: string): ExtractorResultDetailed {
  const marks = { names: new Set<string>(), values: new Set<string>(), tags: new Set<string>() }
  const parser = new Parser({
    onopentag(tag, attributes) {
      marks.tags.add(tag)
      for (const [name, value] of Object.entries(attributes)) {
        marks.names.add(name)
        for (const word of value.split(/\s+/)) marks.values.add(word)
      }
    },
  })
  parser.end(html)
  const [names, values, tags] = [[...marks.names], [...marks.values], [...marks.tags]]
  return { attributes: { names, values }, classes: values, ids: values, tags, undetermined: [] }
}
