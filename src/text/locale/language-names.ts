import { capitalized } from "../numbers/in-words"

/**
 * What some languages call themselves, such as "Español", with their region only where two of them have one name:
 * "Português (Brasil)" beside "Português (Portugal)".
 */
export function languageNames(languages: readonly string[]): ReadonlyMap<string, string> {
  const short = languages.map((language) => nameOf(language, new Intl.Locale(language).language))
  const isAlone = (name: string) => short.indexOf(name) === short.lastIndexOf(name)
  return new Map(
    languages.map((language, index) => {
      const name = short[index] ?? language
      return [language, isAlone(name) ? name : nameOf(language, language)]
    }),
  )
}

/** The name begins with a capital letter where the language has them: it stands by itself. */
function nameOf(language: string, tag: string): string {
  const names = new Intl.DisplayNames(language, { type: "language", languageDisplay: "standard" })
  return capitalized(names.of(tag) ?? tag, language)
}
