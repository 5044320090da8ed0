import sharp from "sharp"
import { tokenColors } from "../../src/model/colors/colors"
import { drawWords, lettering } from "../../src/gatsby/share/draw-words"
import { placeholderMark } from "../../src/model/pictures/placeholder"

/** Draws the entry's title as a PNG of this size (pixels), with a mark that `npm run launch:check` recognizes. */
export async function drawPlaceholder(title: string, width: number, height: number): Promise<Buffer> {
  const margin = Math.round(height / 12)
  const words = drawWords(title, {
    left: 2 * margin,
    top: 2 * margin,
    width: width - 6 * margin,
    height: Math.round(height / 4),
  })
  return sharp(Buffer.from(ground(width, height, margin)))
    .composite([{ input: Buffer.from(lettering([words], { width, height })) }])
    .withExif({ IFD0: { ImageDescription: placeholderMark } })
    .png({ palette: true, colors: 64 })
    .toBuffer()
}

/** Returns a placeholder drawing as SVG: a hairline frame, 64 by 64 by default. */
export function placeholderDrawing(width = 64, height = 64): string {
  const margin = height / 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="${height / 64}" stroke-linecap="round">
  <!-- ${placeholderMark} -->
  <path d="M${margin} ${margin}H${width - margin}V${height - margin}H${margin}ZM${margin} ${height - margin}L${width - margin} ${margin}"/>
</svg>
`
}

const lightColor = (token: string) => tokenColors(token).light

function ground(width: number, height: number, margin: number): string {
  const [right, bottom] = [width - margin, height - margin]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${lightColor("paper")}" d="M0 0H${width}V${height}H0Z"/>
    <g fill="none" stroke="${lightColor("line")}" stroke-width="2">
      <path d="M${margin} ${margin}H${right}V${bottom}H${margin}ZM${margin} ${bottom}L${right} ${margin}"/>
      <path d="M0 ${height / 2}H${width}M${width / 2} 0V${height}"/>
      <circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}"/>
    </g>
  </svg>`
}
