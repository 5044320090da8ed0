import { list } from "postcss"

/** A CSS length in rem (`rem`, `px`, `vw`, sums, `clamp()`) at a window's width in rem. Throws on anything else. */
export function lengthAt(value: string, width: number): number {
  const [, inside] = /^clamp\((.*)\)$/s.exec(value.trim()) ?? []
  if (inside === undefined) return sumAt(value, width)
  const [least = 0, wanted = 0, most = 0] = list.comma(inside).map((part) => sumAt(part, width))
  return Math.max(least, Math.min(wanted, most))
}

const units: Readonly<Record<string, (width: number) => number>> = {
  rem: () => 1,
  px: () => 1 / 16,
  vw: (width) => width / 100,
}

function sumAt(sum: string, width: number): number {
  const terms = sum.split(/\s\+\s/).map((term) => {
    const [, size, unit = ""] = /^(-?[\d.]+)(rem|px|vw)$/.exec(term.trim()) ?? []
    const inRem = units[unit]
    if (!inRem)
      throw new Error(`src/styles/tokens.css has a length that the header cannot be measured with: ${sum}`)
    return Number(size) * inRem(width)
  })
  return terms.reduce((total, term) => total + term, 0)
}
