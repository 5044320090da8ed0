import type { Source } from "./faces"

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("")

/**
 * The characters of the files that every page fetches. A page that has others fetches a second file of the face. The two
 * triangles are a browser's own, beside what opens.
 */
export const first = {
  text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…→←↗≥≤×−€▸▾`,
  display: `${range(0x20, 0x7e)}’‘“”–—…ÁÉÍÓÚÑáéíóúñü`,
}
export type Part = { source: Source; points: readonly number[] }

/** The usual characters of each file, then its others. A further file adds those that are still missing. */
export function partsOf(files: readonly Source[], usual: string): Part[] {
  const taken = new Set<number>()
  const take = (points: readonly number[]) => {
    const own = points.filter(
      (point) =>
        point >= 0x20 && point < 0xfe00 && (usual.includes("\u00a0") || point !== 0xa0) && !taken.has(point),
    )
    for (const point of own) taken.add(point)
    return own
  }
  const wanted = new Set(Array.from(usual, (letter) => letter.codePointAt(0)))
  return files
    .flatMap((source) => {
      const all = source.font.characters
      const parts = [all.filter((point) => wanted.has(point)), all]
      return parts.map((points) => ({ source, points: take(points) }))
    })
    .filter(({ points }) => points.length)
}

export const textOf = (points: readonly number[]) =>
  points.map((point) => String.fromCodePoint(point)).join("")
