import type { QualifiedTag } from "sax"
import { allowedElements, droppedElements } from "./allowed-names"

const svgNamespace = "http://www.w3.org/2000/svg"
const htmlNamespace = "http://www.w3.org/1999/xhtml"

/** Whether an element is an SVG element. A page treats it as one even without the namespace. */
export const isOfSvg = ({ uri }: QualifiedTag) => uri === "" || uri === svgNamespace

/** Whether an element is removed from a drawing without an error, such as a program's own notes. */
export const isLeftOut = (tag: QualifiedTag) =>
  isOfSvg(tag) ? droppedElements.has(tag.local) : tag.uri !== htmlNamespace

const picture = "a drawing holds shapes and no pictures; trace it, or use a picture file in its place"
const motion = "a drawing stands still; take it out"

const reasons = new Map([
  ["script", "a drawing may not run anything; take it out"],
  [
    "style",
    "it would style the whole page, and has rules that attributes cannot have, such as @media; write fill, stroke and the like as attributes (Illustrator does where Styling is Presentation Attributes)",
  ],
  ["a", "a drawing may not lead anywhere; take the link away from around its shapes"],
  ["image", picture],
  ["feImage", picture],
  ["foreignObject", "a drawing may not hold HTML; turn its text into paths"],
  ["switch", "a drawing is the same for everyone; keep one of its versions"],
  ["animate", motion],
  ["animateMotion", motion],
  ["animateTransform", motion],
  ["set", motion],
])

/** Why a drawing may not hold an element, with the remedy; undefined if it may, or if it is removed silently. */
export function elementReason(tag: QualifiedTag): string | undefined {
  if (isLeftOut(tag) || (isOfSvg(tag) && allowedElements.has(tag.local))) return undefined
  const reason = reasons.get(tag.local) ?? "it is not among the elements a drawing may hold; take it out"
  return `has <${tag.name}>: ${reason}`
}
