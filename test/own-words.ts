import { readContent } from "../src/model/read/content"
import { languageWords, wordsType } from "../src/model/schema/content-types/words"
import { site } from "../src/model/schema/content-types/site"
import { languageOfFile, wordsIn } from "../src/words/words-in"

const { entries } = readContent(process.cwd())
const settings = entries.find(({ type }) => type.name === "SiteSettings")?.data
const files = entries.filter(({ type }) => type.name === wordsType)

/** The words of the controls on the owner's site, for tests that look for a control by its name. */
export const controlWords = wordsIn(
  site.pick({ language: true }).loose().parse(settings).language,
  new Map(
    files.map(({ slug = "", source }) => [languageOfFile(slug) ?? slug, languageWords.parse(source.data)]),
  ),
)
