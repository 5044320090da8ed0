import type { LineIssue } from "../../errors/content-issue"
import type { BodyOutline } from "../../markdown/mdx"

/**
 * Errors of a translated text's headings. They are those of the original, in its order and of its levels, and have its
 * anchors: a link to a place in a text leads there in every language.
 */
export function checkHeadings(outline: BodyOutline, original: BodyOutline, file: string): LineIssue[] {
  const index = original.headings.findIndex(({ depth }, place) => outline.headings[place]?.depth !== depth)
  const wrong = original.headings[index]
  if (wrong) {
    const found = outline.headings[index]
    const line = found?.line ?? outline.headings.at(-1)?.line ?? 1
    const sign = "#".repeat(wrong.depth)
    return [{ line, reason: `lacks the translation of the heading "${sign} ${wrong.text}" of ${file} here` }]
  }
  const further = outline.headings[original.headings.length]
  return further
    ? [
        {
          line: further.line,
          reason: `has the heading "${further.text}", which ${file} has not; take it out`,
        },
      ]
    : []
}

/** A translation's outline with the anchors of its original. */
export const withAnchorsOf = (outline: BodyOutline, { anchors }: BodyOutline): BodyOutline => ({
  ...outline,
  anchors,
})
