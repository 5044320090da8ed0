import { inPartsScript } from "./in-parts"
import { oncePainted } from "./once-painted"

/** The fonts that are fetched. `npm run fonts` cuts their files. */
const faces = [
  { family: "Archivo Text", file: "/fonts/archivo-text.woff2", weight: "400 700" },
  { family: "Archivo Display", file: "/fonts/archivo-display.woff2", weight: "700 800" },
]

/**
 * The script that fetches the fonts once the first view is painted, so that words and the largest picture
 * do not wait for them, and sets both at once, in sight first. Who comes from another page of the site, or back to this
 * one, has them from the start: the browser kept them. (A mark in its storage would be read before the first paint,
 * which waits for it.) Until then words are set in a font of the device with the same metrics (src/styles/global.css).
 */
export const fontsScript = `(() => {
${inPartsScript}
const fetchAll = () => Promise.all(${JSON.stringify(faces)}.map(({ family, file, weight }) => new FontFace(family, "url(" + file + ")", { weight }).load()))
const setAll = how => fetchAll().then(faces => how(() => faces.forEach(face => document.fonts.add(face)))).catch(() => {})
if (document.referrer.startsWith(location.origin) || performance.getEntriesByType("navigation")[0]?.type !== "navigate") setAll(set => set())
else ${oncePainted("() => setAll(inParts)")}
})()`

/** The same fonts for who has scripts turned off: the browser fetches them as it sets the words. */
export const fontsStyle = faces
  .map(
    ({ family, file, weight }) =>
      `@font-face{font-family:${family};src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`,
  )
  .join("")
