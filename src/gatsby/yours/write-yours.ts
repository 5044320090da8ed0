import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { undrawable } from "../../lettering/drawable-characters"
import { contentIn } from "../../model/languages/content-in"
import type { SitePage } from "../../model/pages/site-pages"
import type { Content } from "../../model/read/content"
import { site } from "../../model/schema/content-types/site"
import { yoursPage } from "../../model/schema/content-types/yours"
import type { YoursContext } from "../../routes/yours-pdf"
import { regionalLanguage } from "../../text/locale/regional-language"
import { localePatterns } from "../schema/locale/locale-patterns"
import { drawYours } from "./draw-yours"

/** The files of an earlier build: `yours.pdf`, and `yours.es.pdf` in a further language. */
const file = /^yours(?:\.[\w-]+)?\.pdf$/

/**
 * Writes a PDF for each page of accounts, one in each language, and removes those of an earlier build. Runs before pages
 * are rendered, as they name the PDF's size. Returns the context of these pages. A page whose words the fonts cannot draw
 * has none.
 */
export async function writeYours(
  root: string,
  content: Content,
  pages: readonly SitePage[],
  changes: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<SitePage, YoursContext>> {
  mkdirSync(root, { recursive: true })
  for (const old of readdirSync(root)) if (file.test(old)) rmSync(path.join(root, old))
  const [own] = content.languages
  const written = new Map<SitePage, YoursContext>()
  for (const page of pages.filter(({ template }) => template === "yours")) {
    const data = dataFor(page, content)
    if (!data) continue
    const pdf = await drawYours(data, new Date(changes.get(page.source) ?? Date.now()))
    const name = page.language === own ? "yours.pdf" : `yours.${page.language.toLowerCase()}.pdf`
    writeFileSync(path.join(root, name), pdf)
    written.set(page, { pdf: { path: `/${name}`, size: pdf.length } })
  }
  return written
}

function dataFor({ language, path: at }: SitePage, content: Content) {
  const { entries } = contentIn(content, language)
  const dataOf = (type: string) => entries.find((entry) => entry.type.name === type)?.data
  const page = yoursPage.strip().safeParse(dataOf("YoursPage")).data
  const settings = site.strip().safeParse(dataOf("SiteSettings")).data
  if (!page || !settings) return undefined
  const { intro, accounts, words, monday } = page
  if (undrawable(JSON.stringify({ intro, accounts, words, monday })).length > 0) return undefined
  const { url, owner, currency, country } = settings
  const written = regionalLanguage(language, content.languages[0], country)
  return {
    page,
    author: owner.name,
    language: written,
    formats: localePatterns(written, currency),
    address: url + at,
  }
}
