/** A star: its position in the units of its drawing, its radius in pixels (one of `radii`). */
export type Star = { x: number; y: number; radius: number }

/** The radii, from many faint stars to few bright ones. */
export const radii = [1, 1.75, 2.5, 3.5]

/** mulberry32, a small seeded generator (public domain, Tommy Ettinger 2017): numbers from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** All stars of one size as one path: the round caps of zero-length lines. A tenth of the markup of 150 circles. */
export const dots = (sky: readonly Star[], size: number) =>
  sky.flatMap(({ x, y, radius }) => (radius === size ? [`M${x} ${y}h0`] : [])).join("")

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Returns the same stars for the same seed, so that the built HTML matches the browser's render. The largest radius is kept
 * for the constellation.
 */
export function stars(count: number, seed = 1): Star[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: round(random() * 100),
    y: round(random() * 100),
    radius: radii[Math.floor(random() ** 3 * (radii.length - 1))] ?? 0,
  }))
}
