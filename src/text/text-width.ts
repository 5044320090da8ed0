/** Characters twice as wide as Latin ones: the wide ones of Unicode's UAX 11 that people write, and emoji. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/gu

const widesIn = (text: string) => text.match(wide)?.length ?? 0

/** A text's length in Latin letters. Fifteen are a word or two of English, but too many for a title in Chinese. */
export const widthOf = (text: string): number => Array.from(text).length + widesIn(text)

/** What a message about a text's length adds, where some of its characters count twice; usually empty. */
export const widthNote = (text: string): string =>
  widesIn(text) > 0 ? ", where a Chinese, Japanese or Korean character or an emoji counts two" : ""

/** A text that is too long, cut after a word, with an ellipsis. @param most its most length, in Latin letters. */
export function truncate(text: string, most: number): string {
  const letters = Array.from(text)
  while (widthOf(letters.join("")) >= most) letters.pop()
  return `${letters.join("").replace(/\s+\S*$/, "")}…`
}
