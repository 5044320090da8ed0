import { faces } from "./faces"
import { inParts } from "./in-parts"

/**
 * Fetches the fonts and sets both at once, in sight first. Until then words are set in a font of the device with the
 * same metrics (src/styles/global.css); they stay so where a font does not come.
 */
export async function setFonts() {
  const fonts = faces.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }))
  try {
    await Promise.all(fonts.map((font) => font.load()))
  } catch {
    return
  }
  inParts(() => {
    for (const font of fonts) document.fonts.add(font)
  })
}
