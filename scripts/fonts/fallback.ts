import { arial } from "./arial"
import type { ReadFont } from "./read-font"

/** A font of the device that takes a face's place until it has loaded, with the face's metrics. */
export type Fallback = {
  family: string
  weight: string
  bold: boolean
  /** All in percent, with one decimal. */
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

/**
 * Fits Arial's width and height to a face, so that hardly anything shifts when the face loads.
 * @param at the face's axes for text of this weight.
 * @param given a size in percent that was found to fit the site's titles best.
 */
export function fallbackFor(
  font: ReadFont,
  at: Readonly<Record<string, number>>,
  { family, weight, bold }: Pick<Fallback, "family" | "weight" | "bold">,
  given?: number,
): Fallback {
  const device = bold ? arial.bold : arial.regular
  const letters = Object.entries(arial.frequency)
  const total = (width: (letter: string) => number) =>
    letters.reduce((sum, [letter, often]) => sum + often * width(letter), 0)
  const asWide =
    total((letter) => (font.widthOf(letter, at) ?? 0) * 1000) / total((letter) => device[letter] ?? 0)
  const scale = given === undefined ? asWide : given / 100
  return {
    family,
    weight,
    bold,
    sizeAdjust: percent(scale),
    ascent: percent(font.ascent / scale),
    descent: percent(font.descent / scale),
    lineGap: percent(font.lineGap / scale),
  }
}

const percent = (value: number) => Math.round(value * 1000) / 10

const names = (style: string) =>
  ["Arial", "Liberation Sans", "Helvetica", "Roboto"].map((name) => `local("${name}${style}")`)

/** A style sheet with these fonts. Android has Roboto, whose bold may be missing. */
export const fallbackSheet = (fallbacks: readonly Fallback[]) =>
  `/* Made by \`npm run fonts\`: Arial with the metrics of the site's fonts, so that hardly anything shifts when they load. */
${fallbacks
  .map(
    ({ family, weight, bold, sizeAdjust, ascent, descent, lineGap }) => `
@font-face {
  font-family: "${family}";
  src: ${(bold ? [...names(" Bold"), 'local("Roboto")'] : names("")).join(", ")};
  font-weight: ${weight};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: ${lineGap}%;
}
`,
  )
  .join("")}`
