import { readFileSync } from "node:fs"

const file = "src/styles/tokens.css"

/**
 * Reads a color from the style sheet, so that code which draws or checks colors does not repeat it.
 * @param token the name of a custom property of `src/styles/tokens.css`, without its dashes.
 * @returns the color in each scheme, as `#` and six digits. Both are the same if it does not depend on the scheme.
 * @throws Error if the file has no such color.
 */
export function tokenColors(token: string): { light: string; dark: string } {
  const value = new RegExp(`^ *--${token}: (.+);$`, "m").exec(readFileSync(file, "utf8"))?.[1] ?? ""
  const [light, dark = light] = value.match(/#[0-9a-f]{6}\b/g) ?? []
  if (light === undefined || dark === undefined)
    throw new Error(
      `${file} has no color --${token}. Write it as #rrggbb, or as light-dark(#rrggbb, #rrggbb), on a line of its own.`,
    )
  return { light, dark }
}
