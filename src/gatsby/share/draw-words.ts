import { tokenColors } from "../../model/colors/colors"
import { type Part, splitByFont } from "../../lettering/split-by-font"
import { mainFont, openFont } from "../../lettering/faces"
import { once } from "../once"

type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }

type Line = { parts: readonly Part[]; width: number }

/**
 * Words in the display font as paths, as large as their box allows; empty if none can be drawn. Paths from the site's
 * font files are the same whatever fonts the machine has. `side` is where they stand in the box.
 */
export function drawWords(words: string, box: Box, side: "left" | "right" = "left"): string {
  const { size, lines } = fitWords(words, box)
  return lines.map((line, index) => drawLine(line, size, atLine(index, box, size), box, side)).join("")
}

/** The layer with these paths as SVG, in the ink color, of the image's size in pixels. */
export const lettering = (paths: readonly string[], { width, height }: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g fill="${tokenColors("ink").light}">${paths.join("")}</g></svg>`

/** The height of capitals, what is below the line, and from line to line, in em. */
function heights() {
  const { unitsPerEm, ascent, descent, capHeight } = mainFont("title")
  return { top: capHeight / unitsPerEm, below: -descent / unitsPerEm, line: (ascent - descent) / unitsPerEm }
}

const atLine = (index: number, { top }: Box, size: number) => {
  const height = heights()
  return top + (height.top + index * height.line) * size
}

/** The largest size in pixels at which words fit into a box, to a quarter of one, their lines, and what they take up. */
export function fitWords(words: string, { width, height }: Size): Size & { size: number; lines: Line[] } {
  const { top, below, line } = heights()
  let [fits, tooLarge] = [0, height / top]
  let lines: Line[] = []
  while (tooLarge - fits > 0.25) {
    const size = (fits + tooLarge) / 2
    const broken = breakLines(words, width / size)
    const high = (top + below + (broken.length - 1) * line) * size
    if (high <= height && broken.every((each) => each.width * size <= width)) [fits, lines] = [size, broken]
    else tooLarge = size
  }
  return {
    size: fits,
    lines,
    width: Math.max(...lines.map((each) => each.width)) * fits,
    height: (top + (lines.length - 1) * line) * fits,
  }
}

/** Puts as many words on each line as it holds. A longer word has a line of its own. */
function breakLines(words: string, width: number): Line[] {
  const lines: Line[] = []
  let line = ""
  for (const word of words.split(" ")) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer).width > width) {
      lines.push(measure(line))
      line = word
    } else line = longer
  }
  return [...lines, measure(line)]
}

/** Returns a line of this text with its width in em. The same words are measured at every size, and some stand on every page. */
const measure = once((text: string): Line => {
  const parts = splitByFont(text, "title")
  const widths = parts.map(({ text: letters, file }) => {
    const font = openFont(file)
    return font.layout(letters).advanceWidth / font.unitsPerEm
  })
  return { parts, width: widths.reduce((sum, each) => sum + each, 0) }
})

function drawLine({ parts, width }: Line, size: number, y: number, box: Box, side: "left" | "right"): string {
  let x = side === "left" ? box.left : box.left + box.width - width * size
  const shapes: string[] = []
  for (const { text, file } of parts) {
    const font = openFont(file)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const shape = path.scale(scale, -scale).toSVG()
      shapes.push(`<path transform="translate(${x + xOffset * scale} ${y - yOffset * scale})" d="${shape}"/>`)
      x += xAdvance * scale
    }
  }
  return shapes.join("")
}
