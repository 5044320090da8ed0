import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { PageContext } from "../../gatsby/pages/page-context"
import { filesBelow } from "../../gatsby/source/files-below"
import { type ListLanguage, llmsText } from "./llms-text"
import { descriptionOf, pageMarkdown } from "./page-markdown"

type Page = { path: string } & Pick<PageContext, "template" | "title" | "language">
type Site = { url: string; title: string; languages: readonly ListLanguage[] }

/** A Markdown alternate's file: its page's with `.md` (https://llmstxt.org). */
export const markdownFileName = "index.html.md"

const llmsName = "llms.txt"

/** Pages that only list others again: the 404 page, and those of tags. */
const unlisted = new Set(["404", "tag"])

/**
 * Writes each page's Markdown alternate and llms.txt, and removes those of an earlier build.
 * @param pages undefined to write nothing.
 * @param order the addresses of entries' pages, in the order of the site's lists.
 */
export function writeMarkdownAlternates(
  root: string,
  site: Site,
  pages: readonly Page[] | undefined,
  order: readonly string[] = [],
) {
  const earlier = filesBelow(root).filter((file) => path.basename(file) === markdownFileName)
  for (const file of [llmsName, ...earlier]) rmSync(path.join(root, file), { force: true })
  if (!pages) return
  const written = pages.flatMap((page) => {
    const folder = path.join(root, page.path)
    const file = path.join(folder, "index.html")
    if (page.template === "404" || !existsSync(file)) return []
    const html = readFileSync(file, "utf8")
    const address = site.url + encodeURI(page.path)
    writeFileSync(path.join(folder, markdownFileName), pageMarkdown(html, address))
    return [{ ...page, description: descriptionOf(html), markdown: address + markdownFileName }]
  })
  // Lists that are too long for one page have several, with one title.
  const titles = new Set<string>()
  const listed = written
    .filter(({ template, title, language = "" }) => {
      const isNew = !titles.has(`${language} ${template} ${title}`)
      titles.add(`${language} ${template} ${title}`)
      return isNew && !unlisted.has(template)
    })
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
  const about = written.find((page) => page.path === "/")?.description ?? ""
  writeFileSync(path.join(root, llmsName), llmsText({ ...site, about }, listed))
}
