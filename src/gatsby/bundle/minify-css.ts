import { transform } from "lightningcss"
import { lightningTargets } from "./browser-targets"

/**
 * Minifies a style sheet for the oldest browsers that the site supports. It also
 * replaces what they do not know, such as `light-dark()`. For webpack's CSS minimizer.
 * @param input the name of the sheet and its text.
 * @throws SyntaxError if the sheet is not valid CSS.
 */
export function minifyCss(input: Readonly<Record<string, string>>): { code: string } {
  const sheets = Object.entries(input).map(([filename, text]) =>
    transform({
      filename,
      code: Buffer.from(text),
      minify: true,
      targets: lightningTargets(),
    }).code.toString(),
  )
  return { code: sheets.join("") }
}
