import type { LineFault } from "../fault"
import { drawnSize } from "./drawn-size"
import { parseDrawing } from "./parse-drawing"
import type { Shape } from "./shape"
import { viewBoxOf } from "./view-box"

/** No more than a whole page may weigh but for its videos (e2e/budgets.spec.ts). */
const mostCharacters = 250_000
/** A phone takes seconds to draw more. */
const mostElements = 20_000
/** More groups in groups than any hand makes, and few enough to be followed one by one. */
const mostLevels = 64

/** A drawing with what it may hold, and what its file holds besides. */
export type Drawing = { root: Shape; faults: LineFault[] }

/**
 * Reads a drawing and keeps what it may hold. What drawing programs note for themselves is left out without a word.
 * @param svg the text of the drawing's file.
 * @returns what is allowed of it, and a fault for all else; an empty drawing where it cannot be read or is too large.
 */
export function readDrawing(svg: string): Drawing {
  if (svg.length > mostCharacters)
    return empty([{ line: 1, reason: `has more than ${mostCharacters / 1000} kB; simplify it` }])
  const { root, faults } = parseDrawing(svg, mostLevels)
  if (!root) return empty(faults)
  // References lead further down than the shapes themselves.
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
  return { root: { ...root, attributes }, faults: [...missing, ...faults] }
}

const empty = (faults: LineFault[]): Drawing => ({
  root: { name: "svg", attributes: new Map(), children: [] },
  faults,
})

const noViewBox = ({ attributes }: Shape) =>
  attributes.has("viewBox")
    ? "has a viewBox other than four numbers, the last two above 0, without which it cannot be scaled"
    : 'has no viewBox, without which it cannot be scaled; add one, such as viewBox="0 0 24 24"'

const placing = new Set(["id", "viewBox", "x", "y", "width", "height"])

/** The root's attributes but those that say where and how large it is, which is for the page to say. */
function rootAttributes({ attributes }: Shape, viewBox: string | undefined): Map<string, string> {
  const rest = [...attributes].filter(([name]) => !placing.has(name))
  return new Map(viewBox === undefined ? rest : [["viewBox", viewBox], ...rest])
}
