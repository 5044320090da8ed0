/** Without vowels, no name becomes a word. Ad blockers hide elements with the class "ad". */
const letters = "bcdfghjklmnpqrstvwxyz"

const further = `${letters}0123456789`

/** 0 → "b", 20 → "z", 21 → "bb", 42 → "b0": all names of one letter come first, then those of two characters. */
export function shortName(index: number): string {
  const rest = index - letters.length
  if (rest < 0) return letters[index] ?? ""
  return shortName(Math.floor(rest / further.length)) + (further[rest % further.length] ?? "")
}
