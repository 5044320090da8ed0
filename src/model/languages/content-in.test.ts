import { rmSync } from "node:fs"
import { type Files, mdx, writeContent } from "../../../test/copies/own-content"
import { readContent } from "../read/content"
import { contentIn } from "./content-in"

const owner = {
  name: "Ada Byron",
  slug: "ada",
  email: "a@b.example",
  jobTitle: "Developer",
  since: "2020-01-01",
}
const files: Files = {
  "site.json": { language: "en-US", languages: ["en-US", "es"], title: "Ada", owner },
  "site.es.json": { title: "Ada", owner: { jobTitle: "Desarrolladora" } },
  "pages/home.json": {
    hero: { title: "For {experience}", text: "With {plans} plans." },
    formerPaths: ["/start/"],
  },
  "pages/home.es.json": { hero: { title: "Desde hace {experience}", text: "Con {plans} planes." } },
  "lists/plans.json": {
    items: [
      { name: "Small", price: 900 },
      { name: "Large", price: 2000 },
    ],
  },
  "lists/plans.es.json": { items: [{ name: "Pequeño" }, { name: "Grande" }] },
  "pages/estimate.json": { choices: [{ key: "a", options: [{ key: "b", plan: "Large" }] }] },
  "blog/one/index.mdx": mdx({ title: "One of {plans}", date: "2025-01-01" }, "Words."),
  "blog/two/index.mdx": mdx({ title: "Two", date: "2025-01-02" }, "Words."),
  "blog/two/index.es.mdx": mdx({ title: "Dos", date: "1999-01-01" }, "Palabras."),
}

let root = ""
const read = (changes: Files = {}, options = {}) => {
  root = writeContent({ ...files, ...changes })
  return readContent(root, root, options)
}
const entryOf = (content: ReturnType<typeof read>, file: string) =>
  content.entries.find((entry) => [entry.file, entry.original?.file].includes(`content/${file}`))

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-11-24T12:00:00Z") }))
afterEach(() => {
  jest.useRealTimers()
  rmSync(root, { recursive: true })
})

test("a translation is no entry of its own, and the site's own language stays as it is", () => {
  const content = read()
  expect(content.languages).toEqual(["en-US", "es"])
  expect(content.entries.filter(({ file }) => /\.es\./.test(file))).toEqual([])
  expect(contentIn(content, "en-US")).toBe(content)
})

test("words are the translation's, with the language's own numbers; prices and dates are the original's", () => {
  const content = contentIn(read(), "es")
  expect(entryOf(content, "pages/home.json")).toMatchObject({
    file: "content/pages/home.es.json",
    language: "es",
    data: { hero: { title: "Desde hace más de seis años", text: "Con dos planes." } },
  })
  expect(entryOf(content, "lists/plans.json")?.data).toEqual({
    items: [
      { name: "Pequeño", price: 900 },
      { name: "Grande", price: 2000 },
    ],
  })
  expect(entryOf(content, "blog/two/index.mdx")?.data).toEqual({ title: "Dos", date: "2025-01-02" })
})

test("an entry without a translation keeps its words and numbers, and says in which language they are", () => {
  const article = entryOf(contentIn(read(), "es"), "blog/one/index.mdx")
  expect(article).toMatchObject({ language: "en-US", data: { title: "One of two" } })
})

test("an answer of the estimate names its plan as the translation does", () => {
  expect(
    entryOf(contentIn(read({ "pages/estimate.es.json": {} }), "es"), "pages/estimate.json")?.data,
  ).toEqual({
    choices: [{ key: "a", options: [{ key: "b", plan: "Grande" }] }],
  })
})

test("the settings are for the language, and the former addresses of an original lead to it alone", () => {
  const content = contentIn(read(), "es")
  expect(entryOf(content, "site.json")?.data).toMatchObject({
    language: "es",
    owner: { name: "Ada Byron", jobTitle: "Desarrolladora" },
  })
  expect(entryOf(content, "pages/home.json")?.data).not.toHaveProperty("formerPaths")
})

test("a translation that is a draft is there only where drafts are shown", () => {
  const draft = { "blog/two/index.es.mdx": mdx({ draft: true, title: "Dos" }, "Palabras.") }
  expect(entryOf(contentIn(read(draft), "es"), "blog/two/index.mdx")).toMatchObject({ language: "en-US" })
  rmSync(root, { recursive: true })
  expect(entryOf(contentIn(read(draft, { all: true }), "es"), "blog/two/index.mdx")).toMatchObject({
    language: "es",
  })
})
