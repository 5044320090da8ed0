import type { SitePage } from "../../model/pages/site-page"
import { homesOf } from "./homes"

const page = (path: string, language: string, template = "index"): SitePage => ({
  path,
  original: "/",
  language,
  template,
  title: "",
  source: "",
  formerPaths: [],
  share: undefined,
  entry: undefined,
  translations: new Map(),
})

test("the 404 page leads to the home of each further language that has one, by its own name", () => {
  const pages = [page("/", "en"), page("/es/", "es"), page("/de/x/", "de", "terms"), page("/pt-br/", "pt-BR")]
  expect(homesOf(pages, ["en", "es", "de", "pt-BR"])).toEqual([
    { language: "es", label: "Español", to: "/es/" },
    { language: "pt-BR", label: "Português", to: "/pt-br/" },
  ])
  expect(homesOf(pages, ["en"])).toEqual([])
})
