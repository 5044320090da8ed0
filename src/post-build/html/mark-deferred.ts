import { Parser } from "htmlparser2"
import { deferredElements } from "./deferred-rendering"
import { type Edit, applyEdits } from "./edits"

/**
 * Elements laid out in one step. Each takes 0.3 to 0.4 ms on a processor four times slower, and a task should take less
 * than 50 ms (https://web.dev/articles/optimize-long-tasks).
 */
const perStep = 40

/** What is laid out as a block in any context, and may wait for a step of its own. */
const blocks = new Set([
  "article",
  "aside",
  "div",
  "dl",
  "fieldset",
  "figure",
  "form",
  "li",
  "nav",
  "ol",
  "section",
  "ul",
])

/**
 * Marks elements that are laid out after the first paint (src/styles/global.css, src/startup/render-deferred.ts). A
 * selector by place would style every element again at the end. React ignores attributes it did not set.
 */
export function markDeferred(html: string): string {
  const edits: Edit[] = []
  const parts = deferredElements()
  /** The open elements: where each one's tag name ends, and how many elements are laid out together with it. */
  const open = [{ end: 0, size: 0, isPart: false, mayWait: false, isMarked: false }]
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { isPart, isDeferred } = parts.open(tag, attributes)
      const mayWait = isDeferred && blocks.has(tag)
      const end = parser.startIndex + 1 + tag.length
      open.push({ end, size: 1, isPart, mayWait, isMarked: "data-deferred" in attributes })
    },
    onclosetag() {
      parts.close()
      const [parent, element] = open.splice(-2)
      if (!parent || !element) return
      open.push(parent)
      const { end, size, isPart, mayWait, isMarked } = element
      const waits = isPart || (mayWait && size >= perStep)
      if (!waits) parent.size += size
      else if (!isMarked) edits.push({ start: end, end, by: " data-deferred" })
    },
  })
  parser.end(html)
  return applyEdits(
    html,
    edits.toSorted((one, other) => one.start - other.start),
  )
}
