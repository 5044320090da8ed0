import { withPrefix } from "../browser/path-prefix"
import { type Face, faces } from "./faces"

/**
 * Fetches the fonts and applies them once all have loaded. Until then, or if one fails to load, text uses a font of the
 * device with the same metrics (src/styles/fallback-fonts.css).
 *
 * A loaded font makes the browser lay out all text again. So only the regular weight, which has the most, is applied
 * loaded. The browser takes the other faces from its cache, and a frame later lays out their text alone. The rest of a
 * font's letters are fetched if a page has some. A font-face rule instead would make the browser lay out the page once
 * more when the rule comes.
 * @returns a promise that ends once the text is in its fonts, or will not be.
 */
export async function loadFonts() {
  const [text, ...others] = faces.filter(({ range }) => !range)
  if (!text) return
  const [regular = "", boldest] = text.weight.split(" ")
  const usual = [{ ...text, weight: regular }, ...others]
  const [first] = await Promise.all(usual.map((face) => fontOf(face).load())).catch(() => [])
  if (!first) return
  const bold = boldest ? [{ ...text, weight: `${Number(regular) + 1} ${boldest}` }] : []
  const rest = [...bold, ...faces.filter((face) => face !== text)]
  for (const font of [first, ...rest.map(fontOf)]) document.fonts.add(font)
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  await document.fonts.ready
}

const fontOf = ({ family, file, weight, range }: Face) =>
  new FontFace(family, `url(${withPrefix(file)})`, {
    weight,
    display: "swap",
    unicodeRange: range ?? "U+0-10FFFF",
  })
