import { converter, formatHex, toGamut } from "culori"
import { parse } from "postcss"
import { type Scheme, type SchemeColors, type Tokens, colorsOf } from "../../../src/model/colors/colors"
import { contrast } from "../../../src/model/colors/contrast"

const toOklch = converter("oklch")
const inGamut = toGamut("rgb", "oklch")

const grounds = { light: ["paper", "sheet"], dark: ["paper", "sheet", "ink-ground"] } as const

/** A color and those that follow from it, in both schemes. */
export type Brand = { signal: SchemeColors; hover: SchemeColors; on: SchemeColors; strong: SchemeColors }

/**
 * What one color becomes: as it is where it can be read, and otherwise darker in the light scheme and lighter in the dark
 * one, as little as the contrast asks for. Text needs 4.5:1, and 7:1 for those who ask for more.
 */
export function brandOf(color: string, tokens: Tokens): Brand {
  const seenOn = (scheme: Scheme) => grounds[scheme].map((ground) => colorsOf(tokens, ground)[scheme])
  const signal = both((scheme) => readable(color, seenOn(scheme), 4.5, scheme))
  const hover = both((scheme) => moved(signal[scheme], scheme === "light" ? -0.08 : 0.08))
  const on = { light: colorsOf(tokens, "sheet").light, dark: colorsOf(tokens, "paper").dark }
  const strong = both((scheme) => readable(color, seenOn(scheme), 7, scheme))
  return { signal, hover, on, strong }
}

const both = (derive: (scheme: Scheme) => string): SchemeColors => ({
  light: derive("light"),
  dark: derive("dark"),
})

/** The color, in the nearest lightness that has this contrast to every ground. */
function readable(color: string, on: readonly string[], needed: number, scheme: Scheme): string {
  const step = scheme === "light" ? -0.01 : 0.01
  for (let index = 0; index <= 100; index += 1) {
    const next = moved(color, index * step)
    if (on.every((ground) => contrast(next, ground) >= needed)) return next
  }
  throw new Error(`No shade of ${color} can be read on ${on.join(", ")}. Name another color.`)
}

/** The same hue, lighter or darker. */
function moved(color: string, by: number): string {
  const { l = 0, ...rest } = toOklch(color) ?? { mode: "oklch", c: 0 }
  return formatHex(inGamut({ ...rest, l: Math.min(1, Math.max(0, l + by)) }))
}

/** The style sheet with these colors in their places. */
export function recolored(css: string, { signal, hover, on, strong }: Brand): string {
  const values: Record<string, SchemeColors> = {
    "--signal": signal,
    "--signal-hover": hover,
    "--on-signal": on,
  }
  const sheet = parse(css)
  sheet.walkDecls(/^--(?:signal|signal-hover|on-signal)$/, (declaration) => {
    const around = declaration.parent?.parent
    const isContrast =
      around?.type === "atrule" && "params" in around && around.params === "(prefers-contrast: more)"
    const value = isContrast ? strong : around?.type === "root" && values[declaration.prop]
    if (value) declaration.value = `light-dark(${value.light}, ${value.dark})`
  })
  return sheet.toString()
}
