import { spanishNumber } from "./spanish-number"

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const tens = ",,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety".split(",")

function englishNumber(count: number): string | undefined {
  const word = small[count]
  if (word !== undefined) return word
  const ten = tens[Math.floor(count / 10)]
  return ten && count % 10 ? `${ten}-${small[count % 10]}` : ten
}

/** The gender of what is counted, for languages that tell it. */
export type Gender = "masculine" | "feminine"

const numbers: Readonly<Record<string, (count: number, gender: Gender) => string | undefined>> = {
  en: englishNumber,
  es: spanishNumber,
}

/** The language of a tag, `en` of `en-US`. */
export const languageIn = (tag: string): string => tag.toLowerCase().split("-")[0] ?? ""

/**
 * A count as a word, `twenty-five`. From 100 on, in digits.
 * @param language its tag. Only English and Spanish have words; in other languages all are digits.
 */
export const inWords = (count: number, language = "en-US", gender: Gender = "masculine"): string =>
  numbers[languageIn(language)]?.(count, gender) ?? new Intl.NumberFormat(language).format(count)

/** The words with a capital letter, to begin a sentence or a title. */
export const capitalized = (words: string, language?: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
