import { parse } from "postcss"
import { type ExtractorResultDetailed, PurgeCSS } from "purgecss"
import { fontsSheet } from "../../gatsby/bundle/font-faces"
import { once } from "../../gatsby/once"
import { marksIn, marksOf } from "./selector-marks"
import { anyStyles, sheetsOf } from "./whole-sheet"

/**
 * Reduces a page's styles to what is laid out before scripts run, in one element. The script in the head fetches the
 * whole sheet later (src/startup/head-script.ts), links at the page's end without JavaScript.
 */
export async function inlineCriticalCss(html: string): Promise<string> {
  const sheets = sheetsOf(html)
  if (!sheets) return html
  const { address, whole, css } = sheets
  const folder = whole.slice(0, whole.lastIndexOf("/"))
  const links = [whole, folder + fontsSheet].map((file) => `<link rel="stylesheet" href="${file}">`)
  const later = `<noscript>${links.join("")}</noscript>`
  const used = await usedStyles(css, html)
  // webpack takes the page's own sheet for loaded if an element has its address.
  const critical = `<style data-href="${address}" data-whole="${whole}">${used}</style>`
  const [first] = html.match(anyStyles) ?? []
  return html
    .replaceAll(later, "")
    .replaceAll(anyStyles, (element) => (element === first ? critical : ""))
    .replace("</body>", () => `${later}</body>`)
}

/** The rules of a style sheet that match the page in its initial state, and all that were style attributes. */
async function usedStyles(css: string, html: string): Promise<string> {
  const attributes = css.match(lifted)?.join("") ?? ""
  const sheet = css.replaceAll(lifted, "")
  const marks = marksIn(sheet, marksOf(html))
  const tokens = new Set(tokensIn(html.replaceAll(anyStyles, "") + attributes))
  return (await matchingRules(sheet, marks, [...tokens].toSorted())) + attributes
}

/** The rules for earlier pages, by sheet and marks. Pages of one kind have the same marks, so their rules are chosen once. */
const known = once(() => new Map<string, Promise<string>>())

function matchingRules(sheet: string, marks: ExtractorResultDetailed, tokens: string[]): Promise<string> {
  const ofSheet = known(sheet)
  const key = JSON.stringify([marks, tokens])
  const rules = ofSheet.get(key) ?? purge(sheet, marks, tokens)
  ofSheet.set(key, rules)
  return rules
}

async function purge(sheet: string, marks: ExtractorResultDetailed, tokens: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    css: [{ raw: firstStyles(sheet) }],
    extractors: [{ extractor: () => marks, extensions: ["html"] }],
    keyframes: true,
    variables: true,
    // Scripts set these before the first paint (src/startup/head-script.ts, estimate-before-hydration.ts).
    dynamicAttributes: [
      "data-scheme",
      "data-motion",
      "data-fresh",
      "data-scripts",
      "data-deferred",
      "data-asked",
    ],
    safelist: { standard: [":focus-visible"], variables: tokens },
  })
  return result?.css ?? sheet
}

/** Rules that were style attributes before (hoist-inline-styles.ts). A warm build has them here, and no other sheet does. */
const lifted = /\[data-style=[^}]*\}/g

/** The custom properties used in markup, such as in drawings. */
const tokensIn = (markup: string) => markup.match(/--[\w-]+/g) ?? []

/** What begins with the visitor's first action, which fetches the whole style sheet, and the colors of code. */
const later = /:hover|\[aria-expanded="?true"?\]|::selection|::backdrop|::-webkit-details-marker|\.hljs/

/** Media in which a first view may lack its rules for a moment. */
const laterMedia = /^(?:print|\(forced-colors: ?active\)|\(prefers-contrast: ?more\))$/

/**
 * Rules that the first view does not need: print, forced colors, more contrast (the text has enough), states of
 * actions, code, cursors, transitions, scrolling to a place, prefixes for older browsers.
 */
function firstStyles(css: string): string {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    const first = rule.selectors.filter((selector) => !later.test(selector))
    if (first.length === 0) rule.remove()
    else rule.selectors = first
  })
  sheet.walkDecls(
    /^(?:transition|cursor|scroll-|-webkit-text-decoration-color|-webkit-mask-image|-moz-text-size-adjust)/,
    (declaration) => {
      const { parent } = declaration
      declaration.remove()
      if (parent?.nodes.length === 0) parent.remove()
    },
  )
  sheet.walkAtRules("media", (rule) => {
    if (!rule.nodes?.length || rule.params.split(/, ?/).every((query) => laterMedia.test(query)))
      rule.remove()
  })
  return sheet.toString()
}
