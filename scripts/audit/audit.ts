import { notFoundPath } from "../../src/routes/not-found"
import { accessibilityTrees } from "./accessibility-trees"
import { feeds } from "./feeds/feeds"
import { siteFiles } from "./files"
import { otherLanguageLinks } from "./rules/other-language-links"
import { canonical, completeHead, uniqueTitles } from "./rules/head"
import { alternates, languageLinks, ownLanguage, partDirections } from "./rules/languages"
import { direct, encrypted, noBrokenLinks } from "./rules/links"
import { markup } from "./rules/markup"
import { pageData } from "./page-data"
import { policies } from "./policies"
import { richResults } from "./rules/rich-results"
import { shareImages } from "./share-images"
import { readSite, type Rule } from "./site"
import { boundTitles, firstView, lateDrawings, mailAddresses, pictures } from "./rules/structure"
import { structuredData } from "./rules/structured-data"
import { titleBlocks } from "./title-blocks"
import { heavyPages } from "./weights"

const rules: readonly Rule[] = [
  noBrokenLinks,
  encrypted,
  direct,
  completeHead,
  uniqueTitles,
  canonical,
  alternates,
  languageLinks,
  partDirections,
  ownLanguage,
  otherLanguageLinks,
  pictures,
  firstView,
  boundTitles,
  lateDrawings,
  mailAddresses,
  structuredData,
  richResults,
  markup,
]

type Findings = { pages: number; errors: string[]; warnings: string[] }

/** Checks a built site (`public/`) as a search engine and a link checker would. `listed`: paths that should exist. */
export async function audit(folder: string, listed: readonly string[]): Promise<Findings> {
  const site = readSite(folder)
  const errors = await Promise.all(
    [...site.pages.values()].flatMap((page) =>
      rules.map(async (rule) => (await rule(page, site)).map((error) => `${page.path} ${error}`)),
    ),
  )
  const unknown = site.listed
    .filter((address) => !site.pages.has(address.slice(site.url.length)))
    .map((address) => `the sitemap lists ${address}, which is not a page`)
  const missing = listed
    .filter((address) => address !== notFoundPath && !site.pages.has(address))
    .map((address) => `${address} was not built`)
  const rest = [
    ...missing,
    ...unknown,
    ...feeds(site, folder),
    ...siteFiles(site, folder),
    ...(await shareImages(site, folder)),
    ...policies(site, folder),
    ...pageData(site, folder),
    ...titleBlocks(site, folder),
    ...accessibilityTrees(site, folder),
  ]
  return { pages: site.pages.size, errors: [...errors.flat(), ...rest], warnings: heavyPages(site, folder) }
}
