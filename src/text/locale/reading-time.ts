import { withoutCode } from "../code-in-markdown"
import { languageIn } from "../numbers/in-words"

const wordsPerMinute = 230

/** Chinese and Japanese, which have no spaces, are read by their characters. */
const byCharacter: ReadonlySet<string> = new Set(["zh", "yue", "ja"])
const charactersPerMinute = 500
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/gu

/**
 * How many minutes a text takes to read. Nobody reads code word by word, nor the addresses of links.
 * @param language the tag of the language that it is in.
 */
export function readingMinutes({ body }: { body: string }, language = "en"): number {
  const prose = withoutCode(body).replaceAll(/\]\([^)\s]*\)|<[^>]*>/g, "")
  if (!byCharacter.has(languageIn(language))) return atLeastOne(wordsIn(prose, language) / wordsPerMinute)
  const characters = prose.match(character)?.length ?? 0
  const words = wordsIn(prose.replaceAll(character, " "), language)
  return atLeastOne(characters / charactersPerMinute + words / wordsPerMinute)
}

/** The words of a text, also of a language without spaces between them. */
const wordsIn = (text: string, language: string) =>
  [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length

const atLeastOne = (minutes: number) => Math.max(1, Math.round(minutes))
