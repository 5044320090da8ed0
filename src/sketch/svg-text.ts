import { type Shape, type Sketch, shapesOf, size } from "./shapes"
import { describe } from "./describe"

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** A text as XML, which has no control characters. */
const escaped = (text: string) =>
  text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? "")
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")

export function svgText(sketch: Sketch): string {
  const title = escaped(describe(sketch))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img">`,
    `<title>${title}</title>`,
    ...shapesOf(sketch).map((shape) => element(shape, sketch.mood.ink)),
    "</svg>",
  ].join("\n")
}

function element({ kind, x, y, width, height, radius, color, cover, text }: Shape, ink: string): string {
  if (kind === "cross") return ""
  if (kind === "words")
    return `<text x="${x}" y="${y + height * 0.8}" font-family="Archivo, Arial, sans-serif" font-weight="700" font-size="${height}" fill="${color}">${escaped(text)}</text>`
  const edge = radius > 6 ? ` stroke="${ink}"` : ""
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}" fill-opacity="${cover}"${edge}/>`
}
