import { widthNote, widthOf } from "../../../src/text/text-width"
import { type Page, type Rule, type Site, isUnlisted } from "../site"

const contentOf = ({ document }: Page, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content")

const titleOf = ({ document }: Page) => document.querySelector("head > title")?.text ?? ""

const required = [
  "description",
  "keywords",
  "og:title",
  "og:description",
  "og:url",
  "og:type",
  "og:site_name",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "twitter:card",
]

/** The head must have everything that search engines and link previews need, with absolute addresses. */
export const completeHead: Rule = (page, { url, pages }) => {
  if (isUnlisted(page)) return []
  const missing = required.filter((name) => !contentOf(page, name)).map((name) => `the head has no ${name}`)
  const relative = ["og:url", "og:image"]
    .filter((name) => contentOf(page, name)?.startsWith(`${url}/`) === false)
    .map((name) => `${name} is not an address of this site`)
  const feed = page.document.querySelector('link[rel="alternate"][type="application/rss+xml"]')
  return [...missing, ...relative, ...(feed || !hasArticles(pages) ? [] : ["the head has no feed link"])]
}

export const hasArticles = (pages: Site["pages"]) =>
  [...pages.values()].some((page) => contentOf(page, "og:type") === "article")

const limits = (what: string, text: string, min: number, max: number) =>
  widthOf(text) >= min && widthOf(text) <= max
    ? []
    : [`the ${what} has ${widthOf(text)} characters: it should have ${min} to ${max}${widthNote(text)}`]

/** Title and description must be within their lengths (in characters) and unique. */
export const uniqueTitles: Rule = (page, { pages }) => {
  const others = [...pages.values()].filter((other) => other !== page)
  const title = titleOf(page)
  const description = contentOf(page, "description") ?? ""
  const sameText = others
    .filter((other) => titleOf(other) === title || contentOf(other, "description") === description)
    .map((other) => `has the same title or description as ${other.path}`)
  return [...limits("title", title, 15, 70), ...limits("description", description, 70, 165), ...sameText]
}

/** The only canonical address must be the page's own, and the sitemap must list it. */
export const canonical: Rule = (page, { url, listed }) => {
  const links = page.document.querySelectorAll("link[rel=canonical]").map((link) => link.getAttribute("href"))
  const own = url + page.path
  if (isUnlisted(page)) {
    return links.length > 0 || listed.includes(own)
      ? ["the 404 page has a canonical address or is in the sitemap"]
      : []
  }
  const wrong =
    links.length === 1 && links[0] === own
      ? []
      : [`canonical is ${links.join(", ") || "missing"}, not ${own}`]
  return listed.includes(own) ? wrong : [...wrong, "is not in the sitemap"]
}
