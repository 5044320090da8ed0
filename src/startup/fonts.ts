import { inFolder } from "../browser/site-folder"
import { faces } from "./faces"

/**
 * Fetches the fonts and applies both at once. Until then, or if one fails to load, text uses a font of the device with
 * the same metrics (src/styles/global.css).
 */
export async function setFonts() {
  const fonts = faces.map(({ family, file, weight }) =>
    new FontFace(family, `url(${inFolder(file)})`, { weight }).load(),
  )
  const come = await Promise.all(fonts).catch(() => [])
  for (const font of come) document.fonts.add(font)
}
