import { type AtRule, type ChildNode, type Container, type Rule, parse } from "postcss"
import { stylesElement } from "../gatsby/internals"
import { fontsSheet } from "../startup/faces"
import { lateSheet } from "../startup/late-sheet"

/**
 * A page with those of the site's styles that what stands in it needs to be shown. What script adds later,
 * the next page, a pointer and paper have theirs from the late sheet, which the page fetches before its
 * scripts (src/startup/start-late.ts), or after all else, as the fonts, where there is no script.
 */
export function pageStyles(html: string): string {
  const [, start = "", css, end] = stylesElement.exec(html) ?? []
  const sheet = /data-href="([^"]*)"/.exec(start)?.[1]
  if (css === undefined || sheet === undefined) return html
  const links = [lateSheet(sheet), fontsSheet].map((file) => `<link rel="stylesheet" href="${file}">`)
  const later = `<noscript>${links.join("")}</noscript>`
  const styled = html.replace(stylesElement, () => `${start}${usedStyles(css, marksOf(html))}${end}`)
  return styled.includes(later) ? styled : styled.replace(/(?=<\/body>)/, () => later)
}

/** What styles may ask of a page's elements: classes as `.name`, states as `[data-name]` and `[aria-name="value"]`. */
function marksOf(html: string): ReadonlySet<string> {
  const marks = new Set<string>()
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) marks.add(`.${name}`)
  for (const [, name = "", value = ""] of html.matchAll(/\s((?:data|aria)-[\w-]+)="([^"]*)"/g))
    marks.add(`[${name}]`).add(`[${name}="${value}"]`)
  return marks
}

/**
 * The rules of a style sheet that concern only marks of a set, or none, before a pointer or paper is there and
 * before anything changes: how it would change comes later.
 */
export function usedStyles(css: string, marks: ReadonlySet<string>): string {
  const sheet = parse(css)
  sheet.walkAtRules("media", (rule) => {
    if (isLate(rule)) rule.remove()
  })
  keepSelectors(sheet, (selector) => isUsed(selector, marks))
  sheet.walkDecls(/^transition/, (declaration) => {
    const { parent } = declaration
    // A rule without marks is in no other sheet.
    if (!parent || !isRule(parent) || parent.selectors.some((selector) => marksIn(selector).length === 0))
      return
    declaration.remove()
    if (parent.nodes.length === 0) parent.remove()
  })
  const rest = sheet.toString()
  sheet.walkAtRules("keyframes", (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(rest)) rule.remove()
  })
  return sheet.toString()
}

/**
 * What a page may lack of a style sheet: all but fonts and the rules that concern no mark, which every page has. If
 * these came once more, the browser would set the whole page anew.
 */
export function lateStyles(css: string): string {
  const sheet = parse(css)
  sheet.walkAtRules("font-face", (rule) => {
    rule.remove()
  })
  keepSelectors(sheet, (selector) => !isUsed(selector, new Set()))
  return sheet.toString()
}

/** Keeps those selectors of a sheet's rules that pass; what comes late as a whole stays. */
function keepSelectors(container: Container, passes: (selector: string) => boolean) {
  for (const node of container.nodes?.slice() ?? []) {
    if (isRule(node)) {
      const kept = node.selectors.filter(passes)
      if (kept.length === 0) node.remove()
      else if (kept.length < node.selectors.length) node.selectors = kept
    } else if (isGroup(node) && !isLate(node)) {
      keepSelectors(node, passes)
      if (node.nodes?.length === 0) node.remove()
    }
  }
}

const isRule = (node: ChildNode | Container): node is Rule => node.type === "rule"

const isGroup = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && ["media", "supports", "layer", "container"].includes(node.name)

/** For paper; and for forced colors, which the browser forces itself: the sheet has but drawings follow. */
const isLate = (node: AtRule) =>
  node.name === "media" && ["print", "(forced-colors:active)"].includes(node.params.replaceAll(": ", ":"))

/** Whether a selector can match where there are these marks, and no pointer. */
const isUsed = (selector: string, marks: ReadonlySet<string>) =>
  !withoutBrackets(selector).includes(":hover") && marksIn(selector).every((mark) => marks.has(mark))

/**
 * The marks without which a selector matches nothing until scripts have set them; what stands in brackets, as in
 * `:not()`, is not asked. The root element's are set before all else (src/browser/preferences.ts).
 */
function marksIn(selector: string): string[] {
  const rest = withoutBrackets(selector)
  const classes = [...rest.replace(/\[[^\]]*\]/g, "").matchAll(/\.[\w-]+/g)].map(([name]) => name)
  const states = [...rest.matchAll(/(?<!:root)\[((?:data|aria)-[\w-]+)(?:="?([^"\]]*)"?)?\]/g)]
  return [
    ...classes,
    ...states.map(([, name = "", value]) => (value === undefined ? `[${name}]` : `[${name}="${value}"]`)),
  ]
}

/** A selector without what stands in its round brackets. */
function withoutBrackets(selector: string): string {
  const rest = selector.replace(/\([^()]*\)/g, "")
  return rest === selector ? rest : withoutBrackets(rest)
}
