import type { ContentIssue } from "../../errors/content-issue"
import { contentIn } from "../../languages/content-in"
import { hasItems } from "../../pages/absent/absent-pages"
import type { SitePage } from "../../pages/site-page"
import type { Content } from "../../read/content"
import { shownWith } from "./shown-with"

/**
 * Errors of pages that would mix two languages: they show the words of a list, of the settings or of another page that has
 * no translation. Each such file is told once. Entries, such as articles, may stay in the site's own language: a page marks
 * them.
 */
export function checkShownWords(content: Content, pages: readonly SitePage[]): ContentIssue[] {
  return content.languages.slice(1).flatMap((language) => {
    const { entries } = contentIn(content, language)
    const reported = new Set<string>()
    return pages
      .filter((page) => page.language === language)
      .flatMap(({ template, path, source, entry: page }) =>
        entries
          .filter(({ type, data }) => shownWith(template, page?.data).includes(type.name) && hasItems(data))
          .filter((entry) => entry.language !== language && !reported.has(entry.file))
          .map(({ file }) => {
            reported.add(file)
            const name = file.replace(/^content\/|\.\w+$/g, "")
            const reason = `makes ${path}, which shows words of ${file}, and they have no translation: begin it with npm run new -- translation ${language.toLowerCase()} ${name}`
            return { file: source, place: "", reason }
          }),
      )
  })
}
