/** How many pages are linked on each side of the current one. */
const siblings = 2

/** Returns the page numbers to link: the first, the last and those near the current one; at most seven. */
export const numbersShown = (number: number, of: number): number[] =>
  [...new Set([1, ...Array.from({ length: 2 * siblings + 1 }, (_, index) => number - siblings + index), of])]
    .filter((shown) => shown >= 1 && shown <= of)
    .toSorted((a, b) => a - b)
