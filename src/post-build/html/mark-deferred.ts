import { Parser } from "htmlparser2"
import { firstViewEnd } from "../../startup/first-view-end"
import { type Edit, applyEdits } from "./edits"

/**
 * Marks elements that are laid out after the first paint (src/styles/global.css, src/startup/render-deferred.ts): sections
 * after the first one behind `#first-view-end`, late parts of what has many (`data-parts` says how many are laid out at
 * first), and each part of the footer, as `main` is at least a screen high. A selector by place would style every element
 * again at the end. React ignores attributes it did not set.
 */
export function markDeferred(html: string): string {
  const edits: Edit[] = []
  /** Of each open element, how many more children are laid out at first. */
  const left = [Infinity]
  const parser = new Parser({
    onopentag(tag, attributes) {
      const here = left.pop() ?? 0
      const end = parser.startIndex + 1 + tag.length
      if (here <= 0 && !("data-deferred" in attributes)) edits.push({ start: end, end, by: " data-deferred" })
      left.push(
        attributes["id"] === firstViewEnd ? 1 : here - 1,
        Number(attributes["data-parts"] ?? (tag === "footer" ? 0 : Infinity)),
      )
    },
    onclosetag: () => void left.pop(),
  })
  parser.end(html)
  return applyEdits(html, edits)
}
