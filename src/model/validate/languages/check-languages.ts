import { z } from "zod"
import { folderOf } from "../../../routes/languages"
import type { ContentIssue } from "../../errors/content-issue"
import type { Content } from "../../read/content"
import type { SitePage } from "../../pages/site-page"
import { issueAt } from "../issue-at"

const settings = z.object({ language: z.string(), languages: z.array(z.string()) })

/** Errors of the list of languages, and of pages in a language's folder that are in another language. */
export function checkLanguages({ entries, languages }: Content, pages: readonly SitePage[]): ContentIssue[] {
  const site = entries.find(({ type }) => type.name === "SiteSettings")
  const { data } = settings.safeParse(site?.data)
  if (!site || !data) return []
  const seen = new Set<string>()
  const inList = data.languages.flatMap((tag, index) => {
    const again = seen.has(tag.toLowerCase())
    seen.add(tag.toLowerCase())
    const reason =
      index === 0 && tag !== data.language
        ? `must be ${data.language}, the language of the site: the first one is at the root`
        : again
          ? `is ${tag}, which is listed already; take it out`
          : undefined
    return reason ? [issueAt(site, ["languages", index], reason)] : []
  })
  return [...inList, ...languages.slice(1).flatMap((language) => inFolder(language, pages))]
}

const inFolder = (language: string, pages: readonly SitePage[]): ContentIssue[] =>
  pages
    .filter(({ path, ...page }) => path.startsWith(folderOf(language)) && page.language !== language)
    .map(({ source, path }) => ({
      file: source,
      place: "",
      reason: `makes ${path}, but the pages in ${language} are in that folder; give it another name`,
    }))
