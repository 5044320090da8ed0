import { Parser } from "htmlparser2"
import { parse } from "postcss"
import { type ExtractorResultDetailed, PurgeCSS } from "purgecss"
import { fontsSheet } from "../../gatsby/bundle/font-faces"
import { deferredElements } from "./deferred-rendering"
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
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: "html" }],
    css: [{ raw: firstStyles(css.replaceAll(lifted, "")) }],
    extractors: [{ extractor: marksOf, extensions: ["html"] }],
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
    safelist: {
      standard: [":focus-visible"],
      variables: tokensIn(html.replaceAll(anyStyles, "") + attributes),
    },
  })
  return result ? joined(result.css) + attributes : css
}

/** Rules that were style attributes before (hoist-inline-styles.ts). A warm build has them here, and no other sheet does. */
const lifted = /\[data-style=[^}]*\}/g

/**
 * Puts rules into one that follow each other with the same selector, now that what was between them is left out. Media
 * queries without a rule go.
 */
function joined(css: string): string {
  const sheet = parse(css)
  sheet.walkAtRules("media", (rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  sheet.walkRules((rule) => {
    const before = rule.prev()
    if (before?.type !== "rule" || before.selector !== rule.selector) return
    rule.prepend(before.nodes)
    before.remove()
  })
  return sheet.toString()
}

/** The custom properties used in markup, such as in drawings. */
const tokensIn = (markup: string) => markup.match(/--[\w-]+/g) ?? []

/** What begins with the visitor's first action, which fetches the whole style sheet, and the colors of code. */
const later = /:hover|\[aria-expanded="?true"?\]|::selection|::backdrop|::-webkit-details-marker|\.hljs/

/** Media in which a first view may lack its rules for a moment. */
const laterMedia = /^(?:print|\(forced-colors: ?active\)|\(prefers-contrast: ?more\))$/

/**
 * Rules that the first view does not need: print, forced colors, more contrast (the text has enough), states of
 * actions, code, cursors, transitions, scrolling to a place,
 * properties' types, prefixes for older browsers.
 */
function firstStyles(css: string): string {
  const sheet = parse(css)
  sheet.walkAtRules("media", (rule) => {
    if (rule.params.split(/, ?/).every((query) => laterMedia.test(query))) rule.remove()
  })
  sheet.walkAtRules("property", (rule) => {
    rule.remove()
  })
  sheet.walkRules((rule) => {
    const first = rule.selectors.filter((selector) => !later.test(selector))
    if (first.length === 0) rule.remove()
    else if (first.length < rule.selectors.length) rule.selectors = first
  })
  sheet.walkDecls(
    /^(?:transition|cursor|scroll-|-webkit-text-decoration-color|-webkit-mask-image|-moz-text-size-adjust)/,
    (declaration) => {
      const { parent } = declaration
      declaration.remove()
      if (parent?.nodes.length === 0) parent.remove()
    },
  )
  return sheet.toString()
}

/** The tags, attributes and values of a page that selectors may match, without those of what is laid out later. */
function marksOf(html: string): ExtractorResultDetailed {
  const marks = { names: new Set<string>(), values: new Set<string>(), tags: new Set<string>() }
  const parts = deferredElements()
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (parts.open(tag, attributes).isDeferred) return
      marks.tags.add(tag)
      for (const [name, value] of Object.entries(attributes)) {
        marks.names.add(name)
        for (const word of value.split(/\s+/)) marks.values.add(word)
      }
    },
    onclosetag: parts.close,
  })
  parser.end(html)
  const [names, values, tags] = [[...marks.names], [...marks.values], [...marks.tags]]
  return { attributes: { names, values }, classes: values, ids: values, tags, undetermined: [] }
}
