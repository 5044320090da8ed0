import { rmSync } from "node:fs"
import { type Files, mdx, writeContent } from "../../../../test/copies/own-content"
import { readContent } from "../../read/content"
import { localLinks } from "./local-links"
import { sitePages } from "../site-pages"

const owner = { name: "Ada", slug: "ada", email: "a@b.example", jobTitle: "Developer" }
const files: Files = {
  "site.json": { language: "en", languages: ["en", "es", "pt-BR"], title: "Ada", owner },
  "pages/home.json": { hero: { title: "I build", words: [] } },
  "pages/home.es.json": { hero: { title: "Hago" } },
  "pages/about.json": {},
  "pages/about.es.json": { address: "sobre-ada" },
  "pages/terms.mdx": mdx({ formerPaths: ["/rules/"] }, "Words."),
  "pages/terms.pt-br.mdx": mdx({ address: "termos", formerPaths: ["/pt-br/regras/"] }, "Palavras."),
  "states/texas.json": { state: "Texas", short: "TX", areas: {} },
  "states/texas.es.json": { address: "diseno-web/texas" },
  "pages/blogs.json": { tags: tagWords("{tag}") },
  "pages/blogs.es.json": { address: "notas", tags: tagWords("{tag}") },
  "blog/one/index.mdx": mdx({ title: "One", date: "2025-01-01", tags: ["Speed"] }, "Words."),
  "blog/two/index.mdx": mdx({ title: "Two", date: "2025-01-02", tags: ["Looks"] }, "Words."),
  "blog/two/index.es.mdx": mdx({ title: "Dos", tags: ["Estilo"] }, "Palabras."),
}

function tagWords(words: string) {
  const page = { title: words, description: words }
  return { ...page, more: page }
}

let root = ""
afterEach(() => rmSync(root, { recursive: true }))

const pagesOf = (changes: Files = {}) => {
  root = writeContent({ ...files, ...changes })
  return sitePages({ ...readContent(root, root), fixedPages: ["index", "404", "terms"] })
}
const pathsIn = (language: string, changes?: Files) =>
  pagesOf(changes)
    .filter((page) => page.language === language)
    .map(({ path }) => path)

test("a page is there in a language if its own file has a translation, at the address that it gives", () => {
  expect(pathsIn("es").toSorted()).toEqual([
    "/es/",
    "/es/diseno-web/texas/",
    "/es/notas/",
    "/es/notas/tags/estilo/",
    "/es/sobre-ada/",
    "/es/two/",
  ])
})

test("a language's folder is in small letters, and former addresses are each language's own", () => {
  const terms = pagesOf().filter(({ original }) => original === "/terms/")
  expect(terms.map(({ path, formerPaths }) => [path, formerPaths])).toEqual([
    ["/terms/", ["/rules/"]],
    ["/pt-br/termos/", ["/pt-br/regras/"]],
  ])
})

test("each page knows its address in every language that it is in", () => {
  const about = pagesOf().filter(({ template }) => template === "about")
  expect(about.map(({ translations }) => [...translations])).toEqual([
    [
      ["en", "/about-ada/"],
      ["es", "/es/sobre-ada/"],
    ],
    [
      ["en", "/about-ada/"],
      ["es", "/es/sobre-ada/"],
    ],
  ])
})

test("further pages of a list follow its address, and list every entry, translated or not", () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `blog/n${index}/index.mdx`,
      mdx({ title: `N${index}`, date: "2024-01-01" }, "Words."),
    ]),
  )
  const page = pagesOf(many).find(({ path }) => path === "/es/notas/2/")
  expect(page).toMatchObject({ original: "/ada-blogs/2/", list: { list: "/es/notas/", of: 2, skip: 12 } })
})

test("without a list of languages there is one, though a translation lies there", () => {
  const site = { language: "en", title: "Ada", owner }
  const pages = pagesOf({ "site.json": site })
  expect(pages.filter(({ language }) => language !== "en")).toEqual([])
  expect(pages.filter(({ translations }) => translations.size !== 1)).toEqual([])
})

test("a link leads to the same page in the language, or else to the original, and says its language", () => {
  const link = localLinks(pagesOf(), "es")
  expect(link("/about-ada/#work")).toEqual({ to: "/es/sobre-ada/#work" })
  expect(link("/one/?a=b")).toEqual({ to: "/one/?a=b", language: "en" })
  expect(link("/es/two/")).toEqual({ to: "/es/two/" })
  expect(link("/pt-br/termos/")).toEqual({ to: "/pt-br/termos/", language: "pt-BR" })
  for (const to of ["https://other.example/", "/resume.pdf", "#here"]) expect(link(to)).toEqual({ to })
})
