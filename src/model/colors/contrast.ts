/** The contrast ratio of two colors (`#0f766e`), from 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** A contrast as text, rounded down, so that 4.499 is not shown as 4.5. */
export const ratio = (value: number) => `${Math.floor(value * 100) / 100}:1`

/** What makes a color stand out more from another. */
export const remedy = (color: string, on: string) =>
  contrast(on, "#000000") < contrast(on, "#ffffff") ? `${color} lighter` : `${color} darker`

/**
 * What makes two colors stand out from each other, where both are the owner's. The first goes on in its direction if white or
 * black would do, and else the second goes the other way: white upon a light accent asks for a darker accent.
 */
export function remedyBetween(color: string, on: string, needed: number): string {
  const isLighter = luminance(color) > luminance(on)
  const farthest = isLighter ? "#ffffff" : "#000000"
  if (contrast(farthest, on) >= needed) return `${color} ${isLighter ? "lighter" : "darker"}`
  return `${on} ${isLighter ? "darker" : "lighter"}`
}
