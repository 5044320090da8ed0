import type { SitePage } from "../../model/pages/site-pages"
import { languageContexts } from "./page-context"

const page = (template: string, language: string, translations: Record<string, string>): SitePage => ({
  path: translations[language] ?? "",
  template,
  title: "",
  source: "",
  share: undefined,
  formerPaths: [],
  entry: undefined,
  original: "",
  language,
  translations: new Map(Object.entries(translations)),
})

const homes = { en: "/", es: "/es/" }
const prices = { en: "/pricing/", es: "/es/precios/" }
const pages = [
  page("index", "en", homes),
  page("index", "es", homes),
  page("pricing", "es", prices),
  page("work", "en", { en: "/work/" }),
  page("404", "en", { en: "/404.html", es: "/es/404/" }),
]
const contextOf = (index: number, languages: readonly [string, ...string[]], country?: string) =>
  languageContexts(pages, languages, country)(pages[index]!)

test("the context of a page in several languages has its addresses, what they call themselves, and home", () => {
  expect(contextOf(2, ["en", "es", "ar"], "US")).toEqual({
    language: "es",
    languages: ["en", "es", "ar"],
    home: "/es/",
    rightToLeft: ["ar"],
    translations: [
      { language: "en", path: "/pricing/", name: "English", locale: "en_US" },
      { language: "es", path: "/es/precios/", name: "Español", locale: "es_US" },
    ],
  })
})

test("a page in one language has no addresses, and home is where it always is", () => {
  expect(contextOf(3, ["en", "es"])).toEqual({ language: "en", languages: ["en", "es"] })
})

test("the page for unknown addresses leads to the other languages' homes", () => {
  const { translations = [] } = contextOf(4, ["en", "es", "de"])
  expect(translations.map(({ name, path }) => [name, path])).toEqual([
    ["English", "/"],
    ["Español", "/es/"],
  ])
})

test("in a site of one language there is nothing but its direction", () => {
  expect(contextOf(0, ["en"])).toEqual({})
  expect(contextOf(0, ["he"])).toEqual({ rightToLeft: ["he"] })
})
