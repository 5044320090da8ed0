import en from "./en.json"
import { shipped } from "./shipped"
import type { OwnWords, Words } from "./words"

/** The owner's words by the language that their file is named after, written as `languageOfFile` does. */
type OwnCatalogs = ReadonlyMap<string, OwnWords>

/** The languages whose words one language has, nearest first: `es-MX` has its own, and else those of `es`. */
export const namesOf = (language: string): string[] => {
  const { baseName, language: short } = new Intl.Locale(language)
  return [...new Set([baseName, short])]
}

/** The language that a file of words is named after: `pt-BR` for `pt-br.json`. Undefined if it is none. */
export function languageOfFile(name: string): string | undefined {
  try {
    return new Intl.Locale(name).baseName
  } catch {
    return undefined
  }
}

/** Whether a language has words: those of the site, or an owner's. */
export const hasWords = (language: string, own: OwnCatalogs): boolean =>
  namesOf(language).some((name) => Object.hasOwn(shipped, name) || own.has(name))

/** The words of the controls in a language: those of the site, with the owner's in their place. */
export function wordsIn(language: string, own: OwnCatalogs): Words {
  if (!hasWords(language, own)) return fallbackWords
  return namesOf(language)
    .toReversed()
    .flatMap((name) => [shipped[name], own.get(name)])
    .reduce<Words>((words, more) => (more ? merged(words, more) : words), en)
}

/** A language without words has the English ones, but none within a date or a time that `Intl` writes in its own. */
const fallbackWords: Words = { ...en, body: { ...en.body, now: "", reading: "{time}" } }

type Groups = { readonly [group: string]: object }

function merged<Catalog extends Groups>(
  words: Catalog,
  own: { readonly [group in keyof Catalog]?: object | undefined },
): Catalog {
  const all = { ...words }
  for (const group in words) all[group] = { ...words[group], ...own[group] }
  return all
}
