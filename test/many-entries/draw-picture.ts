import sharp from "sharp"

const width = 1600
const height = 1000

/** A pseudorandom integer between two numbers, from an entry's number and a salt: the same in every run. */
function spread(entry: number, salt: number, from: number, to: number): number {
  const turned = Math.sin(entry * 12.9898 + salt * 78.233) * 43758.5453
  return Math.round(from + (turned - Math.floor(turned)) * (to - from))
}

/** Draws a picture like a screenshot, without noise: flat areas, a gradient, circles, lines. Each entry's differs. */
export async function drawPicture(file: string, entry: number) {
  const hue = spread(entry, 1, 0, 360)
  const circles = Array.from(
    { length: 8 },
    (_, index) =>
      `<circle cx="${spread(entry, index + 2, 0, width)}" cy="${spread(entry, index + 20, 0, height)}"
        r="${spread(entry, index + 40, 30, 160)}" fill="hsl(${spread(entry, index + 60, 0, 360)} 60% 55%)"/>`,
  )
  const lines = Array.from(
    { length: 24 },
    (_, index) =>
      `<rect x="90" y="${120 + index * 34}" width="${spread(entry, index + 80, 200, 900)}" height="14" rx="7"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop stop-color="hsl(${hue} 70% 30%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 60) % 360} 70% 70%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${circles.join("")}
    <g fill="white" fill-opacity="0.8">${lines.join("")}</g></svg>`
  await sharp(Buffer.from(svg)).png().toFile(file)
}
