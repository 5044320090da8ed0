/** Without vowels no name becomes a word; filters of advertisements hide elements whose class is "ad". */
const letters = "bcdfghjklmnpqrstvwxz"

/** 0 → "b", 19 → "z", 20 → "bb": every name of one letter, then those of two. */
export const shortName = (index: number): string =>
  (index < letters.length ? "" : shortName(Math.floor(index / letters.length) - 1)) +
  (letters[index % letters.length] ?? "")
