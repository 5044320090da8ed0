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

/** How the title block of a page says its figures: as the page's language does. */
export async function figureLocales(languages: Languages, graphql: BuildArgs["graphql"]) {
  const query = "{ siteSettings { country blockWords { strict relaxed } } }"
  const locales = new Map<string, FigureLocale>()
  for (const language of languages) {
    // The resolvers read the language from the context, as they do in a page's query (src/gatsby/languages/).
    const context = languages.length > 1 ? { language } : {}
    const { data } = await graphql<{ siteSettings: BlockSettings }>(query, context)
    const { country, blockWords = en.titleBlock } = data?.siteSettings ?? {}
    locales.set(language, {
      language: language === languages[0] ? language : regionalLanguage(language, languages[0], country),
      words: blockWords,
    })
  }
  const own: FigureLocale = locales.get(languages[0]) ?? { language: languages[0], words: en.titleBlock }
  return (page: string) => locales.get(languageAt(page, languages)) ?? own
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
