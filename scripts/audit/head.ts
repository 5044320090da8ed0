import { type Page, type Rule, isUnlisted } from "./site"

const contentOf = ({ document }: Page, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content")

const titleOf = ({ document }: Page) => document.querySelector("head > title")?.text ?? ""

/** What every page that can be found has to say of itself. */
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

/** The head says everything that search engines and link previews ask for, with whole addresses. */
export const completeHead: Rule = (page, { url }) => {
  if (isUnlisted(page)) return []
  const missing = required.filter((name) => !contentOf(page, name)).map((name) => `the head has no ${name}`)
  const relative = ["og:url", "og:image"]
    .filter((name) => contentOf(page, name)?.startsWith(`${url}/`) === false)
    .map((name) => `${name} is not an address of this site`)
  const feed = page.document.querySelector('link[rel="alternate"][type="application/rss+xml"]')
  return [...missing, ...relative, ...(feed ? [] : ["the head announces no feed"])]
}

/** Whether a text has its length, in characters. */
const limits = (what: string, text: string, min: number, max: number) =>
  text.length >= min && text.length <= max
    ? []
    : [`the ${what} has ${text.length} characters: ${min} to ${max} are shown whole`]

/** Title and description have their lengths (in characters), and no other page has the same. */
export const ownWords: Rule = (page, { pages }) => {
  const others = [...pages.values()].filter((other) => other !== page)
  const title = titleOf(page)
  const description = contentOf(page, "description") ?? ""
  const twins = others
    .filter((other) => titleOf(other) === title || contentOf(other, "description") === description)
    .map((other) => `title or description are those of ${other.path}`)
  return [...limits("title", title, 15, 70), ...limits("description", description, 70, 165), ...twins]
}

/** The canonical address is the page's own, and the sitemap lists it, and nothing else. */
export const canonical: Rule = (page, { url, listed }) => {
  const links = page.document.querySelectorAll("link[rel=canonical]").map((link) => link.getAttribute("href"))
  const own = url + page.path
  if (isUnlisted(page)) {
    return links.length > 0 || listed.includes(own) ? ["a page that is not to be found has an address"] : []
  }
  const wrong =
    links.length === 1 && links[0] === own
      ? []
      : [`canonical is ${links.join(", ") || "missing"}, not ${own}`]
  return listed.includes(own) ? wrong : [...wrong, "is not in the sitemap"]
}
