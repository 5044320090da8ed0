import { withPrefix } from "../browser/path-prefix"
import { type Face, faces } from "./faces"

/**
 * Fetches the fonts and applies them once all have loaded, each family in a frame of its own: both in one frame would
 * keep a slow phone's main thread busy for too long. Until then, or if one fails to load, text uses a font of the device
 * with the same metrics (src/styles/fallback-fonts.css). The browser fetches the rest of a font's letters if a page has
 * some. A font-face rule instead would make the browser lay out the page once more when the rule comes.
 * @returns a promise that ends once the text is in its fonts, or will not be.
 */
export async function loadFonts() {
  const usual = faces.filter(({ range }) => !range).map((face) => fontOf(face).load())
  const come = await Promise.all(usual).catch(() => [])
  if (!come.length) return
  const further = faces.flatMap((face) =>
    face.range ? [fontOf(face, { unicodeRange: face.range, display: "swap" })] : [],
  )
  const fonts = [...come, ...further]
  for (const { family } of come) {
    for (const font of fonts) if (font.family === family) document.fonts.add(font)
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  }
}

const fontOf = ({ family, file, weight }: Face, more: FontFaceDescriptors = {}) =>
  new FontFace(family, `url(${withPrefix(file)})`, { weight, ...more })
