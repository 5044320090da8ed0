/** A star of the contact page's sky: place in percent, radius in hundredths of the sky's width. */
export type Star = { x: number; y: number; radius: number }

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

const round = (value: number) => Math.round(value * 100) / 100

/** The same stars for the same seed, so that the server's sky is the browser's. */
export function stars(count: number, seed = 1): Star[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: round(random() * 100),
    y: round(random() * 100),
    radius: round(0.06 + random() ** 3 * 0.2),
  }))
}
