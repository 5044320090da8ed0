import type { BuildArgs } from "gatsby"
import { contentWords, hasOwnWords } from "../model/languages/content-words"
import type { Languages } from "../model/languages/languages-of"
import type { Content } from "../model/read/content"
import { languageAt } from "../routes/languages"
import { languageNames } from "../text/locale/language-names"
import { regionalLanguage } from "../text/locale/regional-language"
import en from "../words/en.json"
import type { Moved } from "./hosts/redirect-page"
import type { ListLanguage } from "./markdown/llms-text"
import type { FigureLocale } from "./title-block/count-figures"

/** What the files of a finished build say in each language of the site. */

type BlockSettings = { country?: string | null; blockWords?: FigureLocale["words"] }

/**
 * The answers to a query in each language. The resolvers read the language from the context, as they do in a page's query
 * (src/gatsby/languages/).
 */
export async function inEachLanguage<Data>(
  languages: Languages,
  graphql: BuildArgs["graphql"],
  query: string,
): Promise<ReadonlyMap<string, Data | undefined>> {
  const answers = new Map<string, Data | undefined>()
  for (const language of languages)
    answers.set(language, (await graphql<Data>(query, languages.length > 1 ? { language } : {})).data)
  return answers
}

/** How the title block of a page says its figures: as the page's language does. */
export async function figureLocales(languages: Languages, graphql: BuildArgs["graphql"]) {
  const query = "{ siteSettings { country blockWords { strict relaxed } } }"
  const answers = await inEachLanguage<{ siteSettings: BlockSettings }>(languages, graphql, query)
  return (page: string): FigureLocale => {
    const [own] = languages
    const language = languageAt(page, languages)
    const { country, blockWords: words = en.titleBlock } = answers.get(language)?.siteSettings ?? {}
    return { language: language === own ? own : regionalLanguage(language, own, country), words }
  }
}

/** What stands at an address that a page in a language had before. */
export const movedIn =
  ({ entries }: Content) =>
  (language: string): Moved => ({
    // A language without words has the English ones.
    language: hasOwnWords(entries, language) ? new Intl.Locale(language).language : "en",
    words: contentWords(entries, language).outside.moved,
  })

/** What llms.txt says in each language: the names of its lists, and of the language where there are several. */
export function listLanguages({ languages, entries }: Content): ListLanguage[] {
  const names = languageNames(languages)
  return languages.map((language, index) => ({
    language,
    name: index > 0 ? names.get(language) : undefined,
    words: contentWords(entries, language).outside,
  }))
}
