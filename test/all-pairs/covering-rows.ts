/**
 * Columns of booleans, one for each factor, in which each two meet in all four ways, in so many rows: no smaller number of
 * rows has as many (Kleitman and Spencer, 1973). All leave out the first row and have as many others, more than half, so
 * that each two share one, and each has one for itself.
 */
export const coveringColumns = (rows: number): boolean[][] =>
  subsets(rows - 1, Math.ceil(rows / 2)).map((set) => [false, ...set])

/** All rows of a length with so many of them true. */
function subsets(length: number, count: number): boolean[][] {
  if (count < 0 || count > length) return []
  if (length === 0) return [[]]
  return [true, false].flatMap((first) =>
    subsets(length - 1, count - Number(first)).map((rest) => [first, ...rest]),
  )
}
