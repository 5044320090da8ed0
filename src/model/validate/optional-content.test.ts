import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { z } from "zod"
import { checkContent } from "./check"
import { readContent } from "../read/content"
import { issueLine } from "../errors/content-issue"
import { readSitePages } from "../pages/site-pages"

/** Content with most of it taken away, as an owner may: what points to it goes with it or is named. */

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "optional-"))
  symlinkSync(path.resolve("static"), path.join(root, "static"))
})

// Puts back what the last test changed. A picture that keeps its path and time is not decoded again.
beforeEach(() => cpSync("content", inContent(), { recursive: true, preserveTimestamps: true }))

afterAll(() => rmSync(root, { recursive: true }))

const inContent = (...place: string[]) => path.join(root, "content", ...place)
const fields = z.record(z.string(), z.unknown())
const read = (...place: string[]) => fields.parse(JSON.parse(readFileSync(inContent(...place), "utf8")))
const set = (values: object) =>
  writeFileSync(inContent("site.json"), JSON.stringify({ ...read("site.json"), ...values }))
const issues = async () => (await checkContent(root)).errors
/** Removes a text page's words in every language. */
function removeWithTranslations(name: string) {
  for (const file of readdirSync(inContent("pages")))
    if (file.startsWith(`${name}.`)) rmSync(inContent("pages", file))
}
const paths = () => readSitePages(root).map(({ path: address }) => address)

/** A text page of the owner's, which may have links. It is the last line of the privacy page. */
function addWords(words: string): number {
  const text = `${readFileSync(inContent("pages/privacy.mdx"), "utf8").trimEnd()}\n\n${words}\n`
  writeFileSync(inContent("pages/privacy.mdx"), text)
  return text.trimEnd().split("\n").length
}

test("a page that is switched off is no page, its words may be missing, and no button to it is an error", async () => {
  set({ pages: { booking: false } })
  rmSync(inContent("pages/booking.json"), { force: true })
  expect(paths()).not.toContain("/booking/")
  const reported = await issues()
  expect(reported.filter(({ place }) => place)).toEqual([])
  expect(reported.filter(({ file }) => file.endsWith("booking.json"))).toEqual([])
})

test("a link to it in the owner's words is an error with file, line, reason and remedy", async () => {
  set({ pages: { booking: false } })
  const line = addWords("Please [book a call](/booking/).")
  const reported = (await issues())
    .map(issueLine)
    .find((words) => words.startsWith(`content/pages/privacy.mdx:${line} `))
  expect(reported).toMatch(/\/booking\/.*switched off.*content\/site\.json.*take the link out/)
})

const warned = async () => (await checkContent(root)).warnings.filter(({ file }) => file.endsWith("faq.json"))

test("questions without the pricing page are a warning, as nothing shows them", async () => {
  const item = { question: "Why?", answer: "Because." }
  writeFileSync(inContent("lists/faq.json"), JSON.stringify({ title: "A", subtitle: "B", items: [item] }))
  set({ pages: { pricing: false } })
  expect(await warned()).toEqual([
    expect.objectContaining({ reason: expect.stringMatching(/pricing page.*switched off/) }),
  ])
  writeFileSync(inContent("lists/faq.json"), JSON.stringify({ title: "A", subtitle: "B", items: [] }))
  expect(await warned()).toEqual([])
})

test("a page's missing words are an error that names the setting", async () => {
  set({ pages: { booking: true } })
  rmSync(inContent("pages/booking.json"), { force: true })
  const reported = (await issues()).map(issueLine)
  expect(reported).toContainEqual(expect.stringMatching(/^content\/pages\/booking\.json .*"booking": false/))
})

test("any list, all articles, states and projects may be missing, and their pages go", async () => {
  for (const place of [
    "blog",
    "states",
    "projects",
    "pages/blogs.json",
    "pages/states.json",
    "pages/work.json",
  ])
    rmSync(inContent(place), { recursive: true, force: true })
  for (const file of readdirSync(inContent("lists"))) rmSync(inContent("lists", file), { recursive: true })
  const reported = await issues()
  expect(reported.filter(({ reason }) => reason.startsWith("is missing"))).toEqual([])
  expect(reported.filter(({ file, place }) => place && !file.endsWith(".mdx"))).toEqual([])
  const { slug } = readContent(root).tokens
  const left = paths()
  for (const gone of ["/work/", `/${slug}-blogs/`, "/skills/", "/pricing/", "/payment/"])
    expect(left).not.toContain(gone)
  expect(left).toEqual(expect.arrayContaining(["/", "/contact/", "/404/"]))
})

test("lists may be empty", async () => {
  for (const file of readdirSync(inContent("lists")).filter((name) => name.endsWith(".json"))) {
    const list = read("lists", file)
    writeFileSync(
      inContent("lists", file),
      JSON.stringify({ ...list, [list["groups"] ? "groups" : "items"]: [] }),
    )
  }
  expect((await issues()).filter(({ file }) => file.startsWith("content/lists/"))).toEqual([])
})

test.each([
  ["currency", "Euro", "EUR"],
  ["currency", "ZZZ", "CHF"],
  ["country", "Germany", "DE"],
  ["country", "QQ", "AT"],
])("%s %s is refused, and %s is not", async (key, bad, good) => {
  set({ [key]: bad })
  expect(await issues()).toContainEqual(expect.objectContaining({ file: "content/site.json", place: key }))
  set({ [key]: good })
  expect((await issues()).filter(({ place }) => place === key)).toEqual([])
})

test("the words of the terms may be missing: the page and the links to it go, and links in texts are named", async () => {
  const line = addWords("See the [terms](/terms/).")
  removeWithTranslations("terms")
  expect(paths()).not.toContain("/terms/")
  const reported = (await issues()).map(issueLine)
  expect(reported.filter((words) => words.startsWith("content/site.json"))).toEqual([])
  expect(reported).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^content/pages/privacy\\.mdx:${line} .*no words in content/pages/terms\\.mdx.*take the link out`,
      ),
    ),
  )
  expect(reported.filter((words) => words.startsWith("content/pages/terms"))).toEqual([])
})

test("the words of the privacy page may not be missing, as buttons lead there", async () => {
  rmSync(inContent("pages/privacy.mdx"))
  expect((await issues()).map(issueLine)).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/privacy\.mdx is missing: .+Put it back: buttons of other pages lead to/,
    ),
  )
})

test("the site may do without “Hear this page”", async () => {
  for (const file of readdirSync(inContent())) if (file.startsWith("hear.")) rmSync(inContent(file))
  expect(await issues()).toEqual([])
})
