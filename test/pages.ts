import { z } from "zod"
import { readContent } from "../src/model/read/content"
import { sitePages } from "../src/model/pages/site-pages"

const content = readContent(process.cwd())
const settings = z.object({ url: z.string() })

/** The owner's name, short name and email address. */
export const owner = content.tokens

/** The site's own address in the checks' build, which lies in no folder. */
export const siteAddress = new URL(
  settings.parse(content.entries.find(({ type }) => type.name === "SiteSettings")?.data).url,
).origin

/** Every page of the site. */
export const pages = sitePages(content)

/** The addresses of a template's page in each language. */
export const pathsOf = (template: string): string[] =>
  pages.filter((page) => page.template === template).map(({ path }) => path)

/** The address of a page in a language, by its address in the site's own; that one, if it is not there. */
export const pathIn = (language: string | undefined, original: string): string =>
  pages.find((page) => page.language === language && page.original === original)?.path ?? original

/** The page of one tag stands for those of all, which differ in their articles only. */
const oneTag = pages.find(({ template }) => template === "tag")

const isFurther = (page: (typeof pages)[number]) =>
  page.list !== undefined && page !== oneTag && (page.list.number > 1 || page.list.category !== null)

/** The address of every page except the 404 page, the further pages of a list, and all tags but one. */
export const routes = pages
  .filter((page) => page.template !== "404" && !isFurther(page))
  .map(({ path }) => path)

/** The further pages of lists that are too long for one page, and the other tags. */
export const furtherLists = pages.filter(isFurther).map(({ path }) => path)
