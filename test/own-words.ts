import { readContent } from "../src/model/read/content"
import { languageWords, wordsType } from "../src/model/schema/content-types/words"
import { languageOfFile, wordsIn } from "../src/words/words-in"

const { entries, languages } = readContent(process.cwd())
const files = entries.filter(({ type }) => type.name === wordsType)
const own = new Map(
  files.map(({ slug = "", source }) => [languageOfFile(slug) ?? slug, languageWords.parse(source.data)]),
)

/** The words of the controls on the owner's site, for tests that look for a control by its name. */
export const controlWords = wordsIn(languages[0], own)

/** The same on a page in whatever language. */
export const controlWordsOn = (route: string) =>
  wordsIn(languages.find((language) => route.startsWith(`/${language.toLowerCase()}/`)) ?? languages[0], own)
