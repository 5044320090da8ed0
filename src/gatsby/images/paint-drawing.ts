import { type Scheme, colorsOf, readTokens, tokenColors } from "../../model/colors/colors"

/** Gives an inline drawing the style sheet's colors, and `accent` in place of `--accent`. */
export function paintDrawing(
  svg: string,
  scheme: Scheme,
  accent: string = tokenColors("signal")[scheme],
): string {
  const tokens = readTokens()
  const paint = (_: string, name: string, other = "currentColor") => {
    if (name === "accent") return accent
    return tokens.has(name) ? colorsOf(tokens, name)[scheme] : other
  }
  const variable = /var\(--([\w-]+)(?:,\s*([^()]+))?\)/g
  return svg
    .replaceAll(variable, paint)
    .replaceAll(/light-dark\(([^,()]+),([^()]+)\)/g, scheme === "light" ? "$1" : "$2")
    .replaceAll(variable, paint)
    .replaceAll("currentColor", colorsOf(tokens, "ink")[scheme])
}
