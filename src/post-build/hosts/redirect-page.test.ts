import { isRedirectPage, redirectPage } from "./redirect-page"
import { redirectsOf } from "./redirects"

const page = (path: string, language: string, ...formerPaths: string[]) => ({
  path,
  language,
  template: "pricing",
  formerPaths,
})

test("a page that has moved says so in its language, and is known as a redirect by the next build", () => {
  const moved = redirectPage("https://ada.example/es/precios/", { language: "es", words: "Se ha mudado" })
  expect(moved).toMatch(/^<!DOCTYPE html><html lang="es" /)
  expect(moved).toContain("<title>Se ha mudado</title>")
  expect(moved).toContain("<p>Se ha mudado: <a")
  expect(isRedirectPage(moved)).toBe(true)
  expect(isRedirectPage(redirectPage("https://ada.example/"))).toBe(true)
  expect(isRedirectPage('<!DOCTYPE html><html lang="es"><head>')).toBe(false)
})

const rulesFor = (...pages: Parameters<typeof redirectsOf>[0]) =>
  redirectsOf(pages).map(({ from, to }) => `${from} ${to}`)

test("earlier feeds lead to the feed, if there is one and nothing else had their address", () => {
  const article = { ...page("/loom/", "en"), template: "article" }
  expect(rulesFor(article)).toEqual(["/feed/ /rss.xml", "/rss/ /rss.xml"])
  expect(rulesFor(article, page("/a/", "en", "/feed/"))).toEqual(["/feed/ /a/", "/rss/ /rss.xml"])
  expect(rulesFor(page("/a/", "en"))).toEqual([])
})

test("what asks for fields comes first, and no page leads to itself", () => {
  const pages = [page("/", "en", "/?p=1"), page("/a/", "en", "/index.php", "/index.php?p=%C3%A9", "/?p=2")]
  expect(redirectsOf(pages)).toEqual([
    { from: "/index.php", to: "/a/", query: { p: "é" } },
    { from: "/", to: "/a/", query: { p: "2" }, isPage: true },
    { from: "/index.php", to: "/a/" },
  ])
})

test("each former address has the words of the page that it leads to", () => {
  const pages = [page("/pricing/", "en", "/prices/"), page("/es/precios/", "es", "/es/prices/")]
  const redirects = redirectsOf(pages, (language) => ({ language, words: `moved in ${language}` }))
  expect(redirects.map(({ from, to, moved }) => [from, to, moved?.words])).toEqual([
    ["/prices/", "/pricing/", "moved in en"],
    ["/es/prices/", "/es/precios/", "moved in es"],
  ])
})
