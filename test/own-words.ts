import { contentWords } from "../src/model/languages/content-words"
import { readContent } from "../src/model/read/content"
import { languageAt } from "../src/routes/languages"

const { entries, languages } = readContent(process.cwd())

/** The words of the controls on the owner's site, for tests that look for a control by its name. */
export const controlWords = contentWords(entries, languages[0])

/** The same on a page in whatever language. */
export const controlWordsOn = (route: string) => contentWords(entries, languageAt(route, languages))
