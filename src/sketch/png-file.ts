import { type Sketch, shapesOf, size } from "./shapes"

/** A picture file has so many pixels for each unit of the drawing. */
const scale = 2

/** Paints the sketch shape by shape: an SVG picture would need an address that the policy forbids. Null on failure. */
export function pngFile(sketch: Sketch, font: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas")
  canvas.width = size.width * scale
  canvas.height = size.height * scale
  const pen = canvas.getContext("2d")
  if (!pen) return Promise.resolve(null)
  pen.scale(scale, scale)
  pen.direction = "ltr"
  for (const { kind, x, y, width, height, radius, color, cover, text } of shapesOf(sketch)) {
    pen.fillStyle = color
    pen.globalAlpha = cover
    pen.beginPath()
    if (kind === "words") {
      pen.font = `700 ${height}px ${font}`
      pen.fillText(text, x, y + height * 0.8)
    } else if (kind === "box") {
      pen.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2))
      pen.fill()
      if (radius > 6) {
        pen.globalAlpha = 1
        pen.strokeStyle = sketch.mood.ink
        pen.stroke()
      }
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve))
}
