/** How far one page stands from the next, and how high a row of them is, in the drawing's own units. */
export const cell = { width: 14, height: 18 }

/** What pages have on them, from their top left corner: a picture and lines, a text, tiles, a form. */
const contents = [
  "m1.5 1.5h6v3.5h-6zm0 5h6v.8h-6zm0 1.8h6v.8h-6zm0 1.8h3.5v.8h-3.5z",
  "m1.5 1.5h4v1.2h-4zm0 3h6v.8h-6zm0 1.8h6v.8h-6zm0 1.8h6v.8h-6zm0 1.8h3.5v.8h-3.5z",
  "m1.5 1.5h3v.8h-3zm0 2.2h2.6v3h-2.6zm3.4 0h2.6v3h-2.6zm-3.4 3.8h2.6v3h-2.6zm3.4 0h2.6v3h-2.6z",
  "m1.5 1.5h4v1.2h-4zm0 3h6v1.4h-6zm0 2.3h6v1.4h-6zm0 2.3h3v1.4h-3z",
]

const corner = (index: number) => `M${index * cell.width + 2.5} 1`

const inRow = (from: number, to: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => draw(from + index)).join("")

/** The outlines of the pages in a row from one number to another, without it, as an SVG path. */
export const pageOutlines = (from: number, to: number) =>
  inRow(from, to, (index) => `${corner(index)}h9v13h-9z`)

/** What is on these pages, as an SVG path. */
export const pageContents = (from: number, to: number) =>
  inRow(from, to, (index) => corner(index) + contents[index % contents.length])
