/** How far from the page shown the numbers go. */
const reach = 2

/** The pages that are linked by number: the first, the last, and those near the one shown; never more than seven. */
export const numbersShown = (number: number, of: number): number[] =>
  [...new Set([1, ...Array.from({ length: 2 * reach + 1 }, (_, index) => number - reach + index), of])]
    .filter((shown) => shown >= 1 && shown <= of)
    .toSorted((a, b) => a - b)
