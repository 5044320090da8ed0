import type { Entry } from "../read/read-entries"
import { languageWords, wordsType } from "../schema/content-types/words"
import type { Words } from "../../words/words"
import { hasWords, languageOfFile, wordsIn } from "../../words/words-in"

/** The owner's words among some entries, by language. */
const ownWords = (entries: readonly Entry[]) =>
  new Map(
    entries
      .filter(({ type }) => type.name === wordsType)
      .map(({ slug = "", data }) => [languageOfFile(slug) ?? slug, languageWords.safeParse(data).data ?? {}]),
  )

/** The words of the controls in a language, with those of the owner's among some entries. */
export const contentWords = (entries: readonly Entry[], language: string): Words =>
  wordsIn(language, ownWords(entries))

/** Whether there are words in the language. Else they are English. */
export const hasOwnWords = (entries: readonly Entry[], language: string): boolean =>
  hasWords(language, ownWords(entries))
