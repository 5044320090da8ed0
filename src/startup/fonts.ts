import { faces } from "./faces"

/**
 * Fetches the fonts and sets both at once. Until then words are set in a font of the device with the
 * same metrics (src/styles/global.css); they stay so where a font does not come, and what is not set yet (first.ts) is
 * set in it too.
 */
export async function setFonts() {
  const fonts = faces.map(({ family, file, weight }) =>
    new FontFace(family, `url(${file})`, { weight }).load(),
  )
  const come = await Promise.all(fonts).catch(() => [])
  for (const font of come) document.fonts.add(font)
}
