/** A star of the contact page's sky: place in percent, radius in hundredths of the sky's width, one of `radii`. */
export type Star = { x: number; y: number; radius: number }

/** Few bright stars and many faint ones, as in the sky. */
export const radii = [0.07, 0.12, 0.18, 0.24]

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

const round = (value: number) => Math.round(value * 10) / 10

/** The same stars for the same seed, so that the server's sky is the browser's. */
export function stars(count: number, seed = 1): Star[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: round(random() * 100),
    y: round(random() * 100),
    radius: radii[Math.floor(random() ** 3 * radii.length)] ?? 0,
  }))
}
