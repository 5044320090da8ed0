import { Parser } from "htmlparser2"
import { deferredElements } from "./deferred-rendering"
import { type Edit, applyEdits } from "./edits"

/**
 * Marks elements that are laid out after the first paint (src/styles/global.css, src/startup/render-deferred.ts). A
 * selector by place would style every element again at the end. React ignores attributes it did not set.
 */
export function markDeferred(html: string): string {
  const edits: Edit[] = []
  const parts = deferredElements()
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { isPart } = parts.open(tag, attributes)
      const end = parser.startIndex + 1 + tag.length
      if (isPart && !("data-deferred" in attributes)) edits.push({ start: end, end, by: " data-deferred" })
    },
    onclosetag: parts.close,
  })
  parser.end(html)
  return applyEdits(html, edits)
}
