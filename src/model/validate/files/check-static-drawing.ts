import { type QualifiedTag, parser } from "sax"
import { circularUseIssues } from "../../drawings/drawn-in-itself"
import { parseDrawing } from "../../drawings/parse-drawing"
import { mostLevels } from "../../drawings/read-drawing"
import type { LineIssue } from "../../errors/content-issue"
import { svgReason } from "../../drawings/svg-reason"

const namespace = "http://www.w3.org/2000/svg"
const notSvg = "is not SVG: it must begin with <svg>"

/**
 * Why browsers would not show a drawing of `static/`, which is served as it is: it may have styles, but must be XML,
 * say that it is SVG, and draw nothing within itself. At most one error.
 */
export function checkStaticDrawing(svg: string): LineIssue[] {
  const issues: LineIssue[] = []
  const reader = parser(true, { xmlns: true })
  const add = (reason: string) => issues.push({ line: reader.line + 1, reason })
  let hasRoot = false
  Object.assign(reader, {
    onopentag({ name, local, uri }: QualifiedTag) {
      if (!hasRoot && local !== "svg") add(notSvg)
      else if (!hasRoot && uri !== namespace)
        add(`is not shown by browsers: write xmlns="${namespace}" in its <svg>`)
      if (local.toLowerCase() === "script") add(`has <${name}>: a drawing may not run anything; take it out`)
      hasRoot = true
    },
    onerror({ message }: Error) {
      add(svgReason(message))
      reader.resume()
    },
  })
  reader.write(svg).close()
  if (!hasRoot) add(notSvg)
  const { root } = parseDrawing(svg, mostLevels)
  return [...issues, ...(root ? circularUseIssues(svg, root) : [])].slice(0, 1)
}
