/** Together on a line of the smallest screen, in the largest title. */
const most = 12

/** Words between two parts of a title, which may end a line as well as begin one. */
const conjunctions = new Set(["and", "or", "y", "e", "o", "u", "et", "ou", "und"])

/** An article or a preposition. A language without small letters has none that is known. */
const isSmall = (word: string) => /^\p{Ll}{1,3}$/u.test(word) && !conjunctions.has(word)

/**
 * Binds a title's words that should not be parted by the end of a line: an article to what it belongs to ("the call"), and
 * a short last word to the one before it. Browsers balance only widths. Longer ones fill a line.
 */
export function nonBreakingTitle(title: string): string {
  const words = title.split(" ")
  const isLast = (index: number) => index > 0 && index === words.length - 2
  return words.reduceRight((rest, word, index) => {
    const [next = ""] = rest.split(" ")
    const bind = isSmall(word) || (isLast(index) && word.length <= 6 && next.length <= 6)
    const isShort = next.length > 0 && word.length + 1 + next.length <= most
    return word + (bind && isShort ? "\u00a0" : " ") + rest
  })
}
