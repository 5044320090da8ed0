import type { HTMLElement } from "node-html-parser"
import { languageOf } from "./languages"
import type { Page, Rule, Site } from "../site"

/** The language of an element's words: its own, or that of the nearest element around it. */
const languageAround = (element: HTMLElement): string | undefined =>
  element.closest("[lang]")?.getAttribute("lang")

const titleOf = ({ document }: Page) => document.querySelector("h1")?.text.trim().replaceAll("\u00a0", " ")

const isArticle = ({ document }: Page) =>
  document.querySelector('meta[property="og:type"]')?.getAttribute("content") === "article"

/**
 * A link must say so if it leads to a page in another language, and only then. If its words are the title of an article
 * there, they must be marked as that language's.
 */
export const otherLanguageLinks: Rule = (page, site) =>
  page.document.querySelectorAll("a[href]").flatMap((link) => {
    const target = targetOf(link, page, site)
    if (!target) return []
    const href = link.getAttribute("href") ?? ""
    const there = languageOf(target)
    const said = link.getAttribute("hreflang")
    const needed = there === languageOf(page) ? undefined : there
    const title = titleOf(target)
    const isUnmarked =
      needed && isArticle(target) && link.text.trim() === title && languageAround(link) !== there
    return [
      ...(said === needed ? [] : [`links to ${href} in ${there}, but says ${said ?? "nothing of it"}`]),
      ...(isUnmarked ? [`has the words "${title}", which are not marked as ${there}`] : []),
    ]
  })

function targetOf(link: HTMLElement, { path }: Page, { url, pages }: Site): Page | undefined {
  const href = link.getAttribute("href") ?? ""
  if (!URL.canParse(href, url + path)) return undefined
  const { origin, pathname } = new URL(href, url + path)
  const own = new URL(url)
  return origin === own.origin ? pages.get(pathname.slice(own.pathname.replace(/\/$/, "").length)) : undefined
}
