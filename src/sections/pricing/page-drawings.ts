/** How far one page stands from the next, and how high a row of them is, in the drawing's own units. */
export const cell = { width: 14, height: 18 }

/** What pages have on them, from their top left corner: a picture and lines, a text, tiles, a form. */
const contents = [
  "m1.5 1.5h6v3.5h-6zm0 5h6v.8h-6zm0 1.8h6v.8h-6zm0 1.8h3.5v.8h-3.5z",
  "m1.5 1.5h4v1.2h-4zm0 3h6v.8h-6zm0 1.8h6v.8h-6zm0 1.8h6v.8h-6zm0 1.8h3.5v.8h-3.5z",
  "m1.5 1.5h3v.8h-3zm0 2.2h2.6v3h-2.6zm3.4 0h2.6v3h-2.6zm-3.4 3.8h2.6v3h-2.6zm3.4 0h2.6v3h-2.6z",
  "m1.5 1.5h4v1.2h-4zm0 3h6v1.4h-6zm0 2.3h6v1.4h-6zm0 2.3h3v1.4h-3z",
]

const inRow = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `M${index * cell.width + 2.5} 1${draw(index)}`).join("")

/** The outlines of so many pages in a row, as an SVG path. */
export const pageOutlines = (count: number) => inRow(count, () => "h9v13h-9z")

/** What is on these pages, as an SVG path. */
export const pageContents = (count: number) =>
  inRow(count, (index) => contents[index % contents.length] ?? "")
