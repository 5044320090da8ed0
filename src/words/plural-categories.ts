/**
 * The categories of a language's numbers from zero on, such as one and other, without repeats at the end. They go into
 * each page's data, so that a browser chooses the form of a word without `Intl` (src/text/numbers/plural.ts).
 */
export function pluralCategories(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  const categories = Array.from({ length: 200 }, (_, count) => rules.select(count))
  const last = categories.at(-1)
  const end = categories.findLastIndex((category) => category !== last) + 1
  return [...categories.slice(0, end), last ?? "other"]
}
