import { withPrefix } from "../browser/path-prefix"
import { type Face, faces } from "./faces"
import { queueFrame } from "./frame-queue"

/**
 * Fetches the fonts and applies them once all have loaded, family by family. Until then, or if one fails to load, text
 * uses a font of the device with the same metrics (src/styles/fallback-fonts.css). The browser fetches the rest of a
 * font's letters if a page has some.
 */
export async function loadFonts() {
  const usual = faces.filter(({ range }) => !range).map((face) => fontOf(face).load())
  const come = await Promise.all(usual).catch(() => [])
  if (!come.length) return
  const further = faces.flatMap((face) =>
    face.range ? [fontOf(face, { unicodeRange: face.range, display: "swap" })] : [],
  )
  const fonts = [...come, ...further]
  for (const { family } of come)
    queueFrame(() => {
      for (const font of fonts) if (font.family === family) document.fonts.add(font)
    })
}

const fontOf = ({ family, file, weight }: Face, more: FontFaceDescriptors = {}) =>
  new FontFace(family, `url(${withPrefix(file)})`, { weight, ...more })
