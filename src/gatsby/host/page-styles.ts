import { type AtRule, type ChildNode, type Container, type Rule, parse } from "postcss"
import { lateSheet } from "../../lib/late-sheet"

/** Gatsby puts all styles of the site into an element of this form, in every page. */
const element = /(<style data-href="[^"]*" data-identity="gatsby-global-css">)(.*?)(<\/style>)/s

/**
 * A page with those of the site's styles that what stands in it needs to be shown. What script adds later,
 * the next page, a pointer and paper have theirs from the late sheet, which the page fetches before its
 * scripts (src/lib/late-scripts.ts), or after all else where there is no script.
 */
export function pageStyles(html: string): string {
  const [, start = "", css, end] = element.exec(html) ?? []
  const sheet = /data-href="([^"]*)"/.exec(start)?.[1]
  if (css === undefined || sheet === undefined) return html
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  )
  const later = `<noscript><link rel="stylesheet" href="${lateSheet(sheet)}"></noscript>`
  const styled = html.replace(element, () => `${start}${usedStyles(css, classes)}${end}`)
  return styled.includes(later) ? styled : styled.replace(/(?=<\/body>)/, () => later)
}

/** The rules of a style sheet that concern only classes of a set, or none, before a pointer or paper is there. */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const sheet = parse(css)
  sheet.walkAtRules("media", (rule) => {
    if (isPrint(rule)) rule.remove()
  })
  keepSelectors(sheet, (selector) => isUsed(selector, classes))
  const rest = sheet.toString()
  sheet.walkAtRules("keyframes", (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(rest)) rule.remove()
  })
  return sheet.toString()
}

/**
 * What a page may lack of a style sheet: all but fonts and the rules that concern no class, which every page has. If
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

/** Keeps those selectors of a sheet's rules that pass; what is for paper stays. */
function keepSelectors(container: Container, passes: (selector: string) => boolean) {
  for (const node of container.nodes?.slice() ?? []) {
    if (isRule(node)) {
      const kept = node.selectors.filter(passes)
      if (kept.length === 0) node.remove()
      else if (kept.length < node.selectors.length) node.selectors = kept
    } else if (isGroup(node) && !isPrint(node)) {
      keepSelectors(node, passes)
      if (node.nodes?.length === 0) node.remove()
    }
  }
}

const isRule = (node: ChildNode): node is Rule => node.type === "rule"

const isGroup = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && ["media", "supports", "layer", "container"].includes(node.name)

const isPrint = (node: AtRule) => node.name === "media" && node.params === "print"

/** Whether a selector can match where there are these classes, and no pointer. */
const isUsed = (selector: string, classes: ReadonlySet<string>) =>
  !withoutBrackets(selector).includes(":hover") && classesOf(selector).every((name) => classes.has(name))

/** The classes without which a selector matches nothing; what stands in brackets, as in `:not()`, is not asked. */
const classesOf = (selector: string) =>
  [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name)

function withoutBrackets(selector: string): string {
  const rest = selector.replace(/\([^()]*\)/g, "").replace(/\[[^\]]*\]/g, "")
  return rest === selector ? rest : withoutBrackets(rest)
}
