/** @jest-environment jsdom */
import { keepLocalNotFound } from "./local-not-found"

/** Gatsby's loader, with pages that are loaded already. */
function loaderWith(...paths: string[]) {
  const pages = new Map(paths.map((path) => [path, { page: { path } }]))
  return {
    loadPage: async (path: string) => pages.get(path),
    loadPageSync: (path: string) => pages.get(path),
  }
}

const notFound = "/es/404/"

beforeEach(() => history.replaceState(null, "", "/es/nada/?a=1"))
afterEach(() => delete window.pagePath)

test("at an unknown address below a language's folder Gatsby shows that language's 404 page, and stays there", async () => {
  window.pagePath = notFound
  const loader = loaderWith(notFound, "/es/precios/")
  await keepLocalNotFound([notFound], loader)
  expect(window.pagePath).toBe("/404.html")
  expect(await loader.loadPage("/es/nada/?a=1")).toEqual({ page: { path: "/404.html" } })
  expect(loader.loadPageSync("/es/nada/?a=1")).toBe(await loader.loadPage("/es/nada/?a=1"))
  expect(loader.loadPageSync("/es/precios/")).toEqual({ page: { path: "/es/precios/" } })
})

test.each(["/es/precios/", "/404.html", undefined])(
  "the page of the document %s is left alone",
  async (at) => {
    if (at !== undefined) window.pagePath = at
    const loader = loaderWith(notFound)
    const { loadPage } = loader
    await keepLocalNotFound([notFound], loader)
    expect(window.pagePath).toBe(at)
    expect(loader.loadPage).toBe(loadPage)
  },
)
