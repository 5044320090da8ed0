const picture = "a drawing holds shapes and no pictures; trace it, or use a picture file in its place"
const motion = "a drawing stands still; take it out"

const reasons = new Map([
  ["script", "a drawing may not run anything; take it out"],
  [
    "style",
    "it would style the whole page; write fill, stroke and the like as attributes (Illustrator does where Styling is Presentation Attributes)",
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

/** Why a drawing may not hold an element, and what to do. */
export const refusal = (element: string) =>
  reasons.get(element) ?? "it is not among the elements a drawing may hold; take it out"
