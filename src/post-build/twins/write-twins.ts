import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { PageFacts } from "../../gatsby/pages/page-facts"
import { filesBelow } from "../../gatsby/source/files-below"
import { llmsText } from "./llms-text"
import { descriptionOf, twinOf } from "./twin"

type Page = { path: string } & Pick<PageFacts, "kind" | "title">
type Site = { url: string; title: string }

/** A twin's file: its page's with `.md` (https://llmstxt.org). */
export const twinName = "index.html.md"

const llmsName = "llms.txt"

/** Pages that only list others again: the 404 page, and those of tags. */
const unlisted = new Set(["404", "tag"])

/**
 * Writes the Markdown twin of each page, and llms.txt, which lists them. Removes those of an earlier build.
 * @param root the folder with the built site.
 * @param pages the site's pages; undefined to write nothing.
 * @param order the addresses of entries' pages, in the order of the site's lists.
 */
export function writeTwins(
  root: string,
  site: Site,
  pages: readonly Page[] | undefined,
  order: readonly string[] = [],
) {
  const earlier = filesBelow(root).filter((file) => path.basename(file) === twinName)
  for (const file of [llmsName, ...earlier]) rmSync(path.join(root, file), { force: true })
  if (!pages) return
  const written = pages.flatMap((page) => {
    const folder = path.join(root, page.path)
    const file = path.join(folder, "index.html")
    if (page.kind === "404" || !existsSync(file)) return []
    const html = readFileSync(file, "utf8")
    const address = site.url + encodeURI(page.path)
    writeFileSync(path.join(folder, twinName), twinOf(html, address))
    return [{ ...page, description: descriptionOf(html), twin: address + twinName }]
  })
  // Lists that are too long for one page have several, with one title.
  const titles = new Set<string>()
  const listed = written
    .filter(({ kind, title }) => {
      const isNew = !titles.has(`${kind} ${title}`)
      titles.add(`${kind} ${title}`)
      return isNew && !unlisted.has(kind)
    })
    .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
  const about = written.find((page) => page.path === "/")?.description ?? ""
  writeFileSync(path.join(root, llmsName), llmsText({ title: site.title, about }, listed))
}
