import { sitemapOptions } from "./sitemap"

const page = { template: "pricing", title: "Prices", source: "content/pages/pricing.json" }
const translations = [
  { language: "en-US", path: "/pricing/", name: "English", locale: "en_US" },
  { language: "es", path: "/es/precios/", name: "Español", locale: "es_US" },
]

test("a page in several languages names all of them, and the site's own for everybody else", () => {
  const { links } = sitemapOptions.serialize({ ...page, path: "/es/precios/", translations })
  expect(links).toEqual([
    { lang: "en-US", url: "/pricing/" },
    { lang: "es", url: "/es/precios/" },
    { lang: "x-default", url: "/pricing/" },
  ])
})

test("a page in one language has its address and its day alone", () => {
  expect(sitemapOptions.serialize({ ...page, path: "/pricing/", lastmod: "2026-11-24" })).toEqual({
    url: "/pricing/",
    lastmod: "2026-11-24",
  })
})
