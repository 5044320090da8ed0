import { Parser } from "htmlparser2"
import { type Edit, applyEdits } from "./edits"

/**
 * Moves `style` attributes into the head, where a policy can allow them by hash, with a specificity above all sheets.
 * React hydrates the page as it is and later sets styles by script, which no policy forbids.
 */
export function hoistInlineStyles(html: string): string {
  const rules = new Map<string, string>()
  const edits: Edit[] = []
  let stylesEnd = -1
  const parser = new Parser({
    onopentag(_, { style }) {
      if (style === undefined) return
      const [start, end] = [parser.startIndex, parser.endIndex + 1]
      const name = rules.get(style) ?? String(rules.size)
      rules.set(style, name)
      const tag = html.slice(start, end)
      edits.push({ start, end, by: tag.replace(/\sstyle="[^"]*"/, ` data-style="${name}"`) })
    },
    onclosetag(name) {
      if (name === "style" && stylesEnd === -1) stylesEnd = parser.startIndex
    },
  })
  parser.end(html)
  if (rules.size === 0 || stylesEnd === -1) return html
  const sheet = [...rules].map(([style, name]) => `[data-style="${name}"]:not(#\\#){${style}}`).join("")
  if (sheet.includes("<"))
    throw new Error("A style attribute holds a <, which cannot stand in a style element")
  return applyEdits(html, [{ start: stylesEnd, end: stylesEnd, by: sheet }, ...edits])
}
