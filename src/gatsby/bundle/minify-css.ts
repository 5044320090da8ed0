import { transform } from "lightningcss"
import { lightningTargets } from "./browser-targets"

/** Minifies a named sheet for the oldest supported browsers. Throws SyntaxError if it is not valid CSS. */
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
