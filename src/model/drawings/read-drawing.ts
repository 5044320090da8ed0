import type { LineIssue } from "../errors/content-issue"
import { circularUseIssues } from "./drawn-in-itself"
import { drawnSize } from "./drawn-size"
import { cleanDrawing } from "./clean-drawing"
import { inTextColor } from "./text-color"
import { parseDrawing } from "./parse-drawing"
import type { Shape } from "./shape"
import { viewBoxOf } from "./view-box"

/** No more than a whole page without its videos may weigh (e2e/conditions/first-view.spec.ts). */
const mostCharacters = 250_000
/** A phone takes seconds to draw more. */
const mostElements = 20_000
/** More nested groups than anyone draws, and few enough for recursion. */
export const mostLevels = 64

/** A drawing with its allowed parts, and an error for all other parts of its file. */
export type Drawing = { root: Shape; issues: LineIssue[] }

/**
 * Reads a drawing: the allowed parts, and an error for each other one. Programs' notes are removed without an error,
 * and their styles become attributes. An unreadable or too large drawing is empty.
 */
export function readDrawing(svg: string): Drawing {
  const { root, issues } = readAsIs(svg)
  if (!issues.some(({ reason }) => styled.test(reason))) return { root: inTextColor(root), issues }
  const cleaned = readAsIs(cleanDrawing(svg))
  return { root: inTextColor(cleaned.root), issues: stillThere(issues, cleaned.issues) }
}

const styled = /^has (?:style on |<(?:\w+:)?style>)/

/** The errors that are left in a cleaned drawing, with their lines in the owner's file where they are known. */
function stillThere(before: readonly LineIssue[], after: readonly LineIssue[]): LineIssue[] {
  const lines = new Map(before.map(({ line, reason }) => [withoutCount(reason), line]))
  return after.map(({ reason }) => ({ line: lines.get(withoutCount(reason)) ?? 1, reason }))
}

const withoutCount = (reason: string) => reason.replace(/ \(\d+ times\)$/, "")

function readAsIs(svg: string): Drawing {
  if (svg.length > mostCharacters)
    return empty([{ line: 1, reason: `has more than ${mostCharacters / 1000} kB; simplify it` }])
  const { root, issues } = parseDrawing(svg, mostLevels)
  if (!root) return empty(issues)
  // References can nest deeper than the shapes themselves.
  if (drawnSize(root, 2 * mostLevels) > mostElements)
    return empty([
      {
        line: 1,
        reason: `draws more than ${mostElements} elements, each as often as it is used; simplify it`,
      },
    ])
  const viewBox = viewBoxOf(root.attributes)
  const attributes = rootAttributes(root, viewBox)
  const missing = viewBox === undefined ? [{ line: 1, reason: noViewBox(root) }] : []
  return { root: { ...root, attributes }, issues: [...missing, ...circularUseIssues(svg, root), ...issues] }
}

const empty = (issues: LineIssue[]): Drawing => ({
  root: { name: "svg", attributes: new Map(), children: [] },
  issues,
})

const noViewBox = ({ attributes }: Shape) =>
  attributes.has("viewBox")
    ? "has a viewBox other than four numbers, the last two above 0, without which it cannot be scaled"
    : 'has no viewBox, without which it cannot be scaled; add one, such as viewBox="0 0 24 24"'

const placing = new Set(["id", "viewBox", "x", "y", "width", "height"])

/** The root's attributes except its position and size, which the page decides. */
function rootAttributes({ attributes }: Shape, viewBox: string | undefined): Map<string, string> {
  const rest = [...attributes].filter(([name]) => !placing.has(name))
  return new Map(viewBox === undefined ? rest : [["viewBox", viewBox], ...rest])
}
