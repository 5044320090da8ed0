import { z } from "zod"
import { contentWords } from "../languages/content-words"
import type { Content } from "../read/content"
import { country, currency } from "../schema/fields"
import { formatPrice } from "../../text/locale/intl-formatters"
import { regionalLanguage } from "../../text/locale/regional-language"
import { absentAmong } from "./absent/absent-among"
import { entryPages } from "./entry-pages"
import { fixedPage } from "./fixed-pages"
import { ownerPages } from "./owner-pages"
import type { SitePage } from "./site-page"

const site = z
  .object({
    owner: z.object({ jobTitle: z.string() }),
    country: country.optional().catch(undefined),
    currency: currency.optional().catch(undefined),
  })
  .catch({ owner: { jobTitle: "" } })

/**
 * Every page that content of one language makes, without those that the site does without (absent-pages.ts). Its
 * addresses are those of the site's own language.
 */
export function pagesOfOne(
  { entries, tokens, fixedPages, languages }: Content,
  language: string,
): SitePage[] {
  const settings = entries.find(({ type }) => type.name === "SiteSettings")
  const fields = site.parse(settings?.data)
  const owner = { name: tokens.name, slug: tokens.slug, jobTitle: fields.owner.jobTitle }
  const written = regionalLanguage(language, languages[0], fields.country)
  const money = (amount: number) => formatPrice(amount, written, fields.currency)
  const origin = { entries, owner, language, money, words: contentWords(entries, language).outside }
  const absent = absentAmong(entries)
  const fixed = fixedPages.filter((name) => !absent.has(name)).map((name) => fixedPage(name, origin))
  return [...fixed, ...ownerPages(origin, absent), ...entryPages(origin)].map((page) => ({
    ...page,
    original: page.path,
    language,
    translations: new Map(),
  }))
}
