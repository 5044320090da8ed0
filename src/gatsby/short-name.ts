/** Without vowels, no name becomes a word. Ad blockers hide elements with the class "ad". */
const letters = "bcdfghjklmnpqrstvwxyz"

/** 0 → "b", 20 → "z", 21 → "bb": all names of one letter come first, then those of two. */
export const shortName = (index: number): string =>
  (index < letters.length ? "" : shortName(Math.floor(index / letters.length) - 1)) +
  (letters[index % letters.length] ?? "")
