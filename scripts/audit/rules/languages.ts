import { languageAt } from "../../../src/routes/languages"
import { directionOf } from "../../../src/text/locale/direction"
import { type Page, type Rule, type Site, isUnlisted } from "../site"

export const languageOf = ({ document }: Page): string =>
  document.querySelector("html")?.getAttribute("lang") ?? ""

/** The addresses of a page by language, as its head or the sitemap names them. */
type Alternates = readonly { hreflang: string; href: string }[]

/** Feeds are alternates, too. They have a type. */
const alternatesOf = ({ document }: Page): Alternates =>
  document
    .querySelectorAll('head link[rel="alternate"][hreflang]:not([type])')
    .map((link) => ({ hreflang: link.getAttribute("hreflang") ?? "", href: link.getAttribute("href") ?? "" }))

const pageAt = (href: string, { url, pages }: Site) =>
  href.startsWith(url) ? pages.get(href.slice(url.length)) : undefined

const textOf = (alternates: Alternates) =>
  alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .toSorted()
    .join(", ")

/**
 * A page that names its other languages must name itself and one for all others, each once; each must be a page in that
 * language which names the same ones; the sitemap must name them, too.
 */
export const alternates: Rule = (page, site) => {
  const all = alternatesOf(page)
  const listed = site.alternates.get(site.url + page.path) ?? []
  const inSitemap =
    isUnlisted(page) || textOf(listed) === textOf(all)
      ? []
      : [`the sitemap names other languages of it (${textOf(listed) || "none"}) than its head`]
  if (all.length === 0) return inSitemap
  if (isUnlisted(page)) return ["names other languages, but search engines must not list it"]
  const twice = all.filter(
    ({ hreflang }, index) => all.findIndex((one) => one.hreflang === hreflang) !== index,
  )
  const isNamed = (language: string, href: string) =>
    all.some((one) => one.hreflang === language && one.href === href)
  const named = all.filter(({ hreflang }) => hreflang !== "x-default")
  const rest = all.find(({ hreflang }) => hreflang === "x-default")
  return [
    ...inSitemap,
    ...twice.map(({ hreflang }) => `has two pages in ${hreflang}`),
    ...(isNamed(languageOf(page), site.url + page.path) ? [] : ["does not name itself among its languages"]),
    ...(rest && named.some(({ href }) => href === rest.href)
      ? []
      : ["has no page for all other languages (x-default)"]),
    ...named.flatMap(({ hreflang, href }) => faultsOf(hreflang, pageAt(href, site), href, all)),
  ]
}

function faultsOf(hreflang: string, target: Page | undefined, href: string, all: Alternates): string[] {
  if (!target) return [`names ${href} in ${hreflang}, which is not a page`]
  if (languageOf(target) !== hreflang)
    return [`names ${href} in ${hreflang}, which is in ${languageOf(target)}`]
  return textOf(alternatesOf(target)) === textOf(all)
    ? []
    : [`names ${href} in ${hreflang}, which does not name the same languages`]
}

/** Header and footer must link to the page's other languages, each named in its own. */
export const languageLinks: Rule = (page) =>
  alternatesOf(page)
    .filter(({ hreflang }) => hreflang !== "x-default" && hreflang !== languageOf(page))
    .flatMap(({ hreflang, href }) =>
      ["header", "footer"]
        .filter((part) => {
          const links = page.document.querySelectorAll(
            `${part} a[hreflang="${hreflang}"][lang="${hreflang}"]`,
          )
          return !links.some((link) => href.endsWith(link.getAttribute("href") ?? "none"))
        })
        .map((part) => `its ${part} has no link to ${href} that is marked as ${hreflang}`),
    )

/** A part in another language must say its direction if what is around it has another one. */
export const partDirections: Rule = ({ document }) =>
  document.querySelectorAll("body [lang]").flatMap((part) => {
    const language = part.getAttribute("lang") ?? ""
    const reported = part.closest("[dir]")?.getAttribute("dir") ?? "ltr"
    return directionOf(language) === reported
      ? []
      : [
          `marks words as ${language} ("${part.text.trim().slice(0, 30)}"), but not that they run ${directionOf(language)}`,
        ]
  })

/** The page's language must be that of its folder, of its link preview and of its structured data. */
export const ownLanguage: Rule = (page, { pages }) => {
  const home = pages.get("/")
  const language = languageOf(page)
  // That it has none is told already (markup.ts).
  if (!home || language === "") return []
  const expected = languageAt(page.path, [languageOf(home), ...new Set([...pages.values()].map(languageOf))])
  const locale = page.document.querySelector('meta[property="og:locale"]')?.getAttribute("content")
  const [spoken] = language.split("-")
  const data = page.document.querySelector('script[type="application/ld+json"]')?.text ?? ""
  const reported = [...data.matchAll(/"inLanguage":"([^"]*)"/g)].map(([, each = ""]) => each)
  return [
    ...(language === expected ? [] : [`is in ${language}, but stands where pages in ${expected} do`]),
    ...(locale === undefined || locale.split("_")[0] === spoken
      ? []
      : [`is in ${language}, but its link preview in ${locale}`]),
    ...reported
      .filter((each) => each !== language)
      .map((each) => `is in ${language}, but its structured data in ${each}`),
  ]
}
