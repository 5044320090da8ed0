import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { addArticle, copyFixture } from "../../../../test/fixture"
import { contentTypes } from "../../schema/content-types"
import { translationFile } from "../../schema/translation-name"
import { translationOfEntry } from "../../languages/translation-text"
import { untranslatedMark } from "../../languages/untranslated"
import { readContent } from "../../read/content"
import { readSitePages } from "../../pages/site-pages"
import { issueLine } from "../../errors/content-issue"
import { checkContent } from "../check"

/** The small site, with words in another language beside its own. */

let root: string

beforeEach(() => {
  root = copyFixture()
  edit("site.json", (site) => ({ ...site, languages: ["en-GB", "de"] }))
})

afterEach(() => rmSync(root, { recursive: true }))

const place = (file: string) => path.join(root, "content", file)
const read = (file: string) => readFileSync(place(file), "utf8")

const fields = z.record(z.string(), z.unknown())
type Fields = z.infer<typeof fields>

function edit(file: string, change: (fields: Fields) => object) {
  writeFileSync(place(file), JSON.stringify(change(JSON.parse(read(file)))))
}

/** Translates files into an English that has no sign of the original's any more. */
function translate(...files: string[]) {
  const { entries } = readContent(root)
  for (const file of files) {
    const entry = entries.find((each) => each.file === `content/${file}`)
    if (!entry) throw new Error(file)
    const { fields: made, body } = translationOfEntry(entry, undefined, "en-GB")
    const text = entry.type.hasBody ? `---\n${JSON.stringify(made)}\n---\n${body}` : JSON.stringify(made)
    const words = text
      .replace(`${untranslatedMark("en-GB")}The words below`, "The words below")
      .replaceAll(untranslatedMark("en-GB"), "")
      .replace(/"draft":true,?/, "")
    writeFileSync(place(translationFile(file, "de")), words)
  }
}

const errors = async () => (await checkContent(root)).errors.map(issueLine)
const warnings = async () =>
  (await checkContent(root)).warnings.map(issueLine).filter((line) => line.includes(".de."))

test("every content type can be translated, and a page is there once all that it shows is", async () => {
  const { entries } = readContent(root)
  const files = entries.map(({ file }) => file.slice("content/".length))
  translate(...files)
  expect(await errors()).toEqual([])
  expect(await warnings()).toEqual([])
  const pages = readSitePages(root)
  const own = pages.filter(({ language }) => language === "en-GB")
  expect(own.length).toBeGreaterThan(contentTypes.length / 2)
  const local = new Set(pages.filter(({ language }) => language === "de").map(({ original }) => original))
  expect(own.filter(({ original }) => !local.has(original)).map(({ original }) => original)).toEqual([])
})

test("a page that would mix two languages is an error, once for each file that lacks words", async () => {
  translate("pages/pricing.json", "pages/terms.mdx")
  const found = await errors()
  expect(found.filter((line) => line.includes("lists/faq"))).toEqual([
    "content/pages/pricing.de.json makes /de/pricing/, which shows words of content/lists/faq.json, and they have no translation: begin it with npm run new -- translation de lists/faq",
  ])
  expect(found.filter((line) => line.includes("content/site.json, and"))).toHaveLength(1)
  expect(found.every((line) => line.includes("have no translation"))).toBe(true)
})

test("words, prices and addresses that a translation must not have are told with their original", async () => {
  translate("site.json", "lists/plans.json")
  edit("lists/plans.de.json", ({ items, ...rest }) => ({
    ...rest,
    items: z
      .array(fields)
      .parse(items)
      .map((item) => ({ ...item, price: 1 })),
    includde: ["A"],
  }))
  const found = await errors()
  expect(found).toContain(
    `content/lists/plans.de.json:1 items[0].price comes from content/lists/plans.json; take it out`,
  )
  expect(found.filter((line) => line.includes("includde"))).toEqual([
    `content/lists/plans.de.json:1 includde is not a known field, did you mean "included"?`,
  ])
})

test("a translation of nothing, into no language or into the site's own is told", async () => {
  writeFileSync(place("lists/faq.fr.json"), "{}")
  writeFileSync(place("lists/faq.en-gb.json"), "{}")
  writeFileSync(place("states/devon.de.json"), "{}")
  const found = await errors()
  expect(found).toEqual([
    expect.stringMatching(/^content\/lists\/faq\.en-gb\.json translates .+ the language of the site; /),
    expect.stringMatching(/^content\/lists\/faq\.fr\.json .+ no language of the site; add "fr" to languages/),
    expect.stringMatching(/^content\/states\/devon\.de\.json translates .+, which is not there; /),
  ])
})

test("an original that changes makes its translation older, and a warning says so", async () => {
  translate("site.json", "pages/terms.mdx", "lists/faq.json")
  writeFileSync(place("pages/terms.mdx"), `${read("pages/terms.mdx")}\nOne more sentence.\n`)
  edit("lists/faq.de.json", (faq) => ({ ...faq, of: undefined }))
  expect(await warnings()).toEqual([
    expect.stringMatching(/^content\/lists\/faq\.de\.json:1 does not say which words/),
    expect.stringMatching(
      /^content\/pages\/terms\.de\.mdx:\d+ of is older than words of content\/pages\/terms\.mdx: /,
    ),
  ])
})

test("a draft's mistakes are warnings, and it makes no page", async () => {
  translate("site.json", "pages/payment.json", "lists/currencies.json")
  edit("pages/payment.de.json", (payment) => ({ ...payment, draft: true, note: undefined }))
  expect(await errors()).toEqual([])
  expect(await warnings()).toEqual([
    "content/pages/payment.de.json:1 note is missing: content/pages/payment.json has it",
  ])
  expect(readSitePages(root).filter(({ language }) => language === "de")).toEqual([])
})

test("titles, tags and former addresses of one language are compared with one another", async () => {
  translate("site.json", "blog/wet-paper/index.mdx", "blog/ninety-years/index.mdx")
  const [first, second] = ["blog/wet-paper/index.de.mdx", "blog/ninety-years/index.de.mdx"]
  const title = "Ein Titel, den nur einer haben kann"
  const add = (file: string, tag: string) =>
    writeFileSync(
      place(file),
      read(file)
        .replace(/"seo":\{"title":"[^"]+"/, `"seo":{"title":"${title}"`)
        .replace("{", `{"formerPaths":["/de/alt/"],"tags":${JSON.stringify([tag, tag])},`),
    )
  add(first, "Papier")
  add(second, "papier")
  const found = await errors()
  expect(found).toContainEqual(
    expect.stringMatching(/ seo\.title is the same as in content\/blog\/.+\.de\.mdx;/),
  )
  expect(found).toContainEqual(
    expect.stringMatching(/ formerPaths\[0\] is \/de\/alt\/, which content\/blog\/.+ has/),
  )
  expect(found).toContainEqual(expect.stringMatching(/ tags\[\d\] is papier, but Papier in content\/blog/i))
})

test("the headings of a text are those of its original, and have its anchors", async () => {
  translate("site.json", "blog/wet-paper/index.mdx")
  const file = "blog/wet-paper/index.de.mdx"
  const text = read(file)
  writeFileSync(place(file), text.replace(/^## .+$/m, "## Ganz andere Worte"))
  expect(await errors()).toEqual([])
  writeFileSync(place(file), text.replace(/^## .+$/m, "Ein Absatz."))
  expect(await errors()).toEqual([
    expect.stringMatching(/lacks the translation of the heading "## .+" of content/),
  ])
})

test("the list begins with the site's language, and has each language once", async () => {
  edit("site.json", (site) => ({ ...site, languages: ["de", "en-GB", "DE"] }))
  expect(await errors()).toEqual([
    expect.stringMatching(/languages\[0\] must be en-GB, the language of the site/),
    expect.stringMatching(/languages\[2\] is DE, which is listed already/),
  ])
})

test("no page of another language lies in a language's folder", async () => {
  addArticle(root, "de")
  expect(await errors()).toEqual([
    "content/blog/de/index.mdx makes /de/, but the pages in de are in that folder; give it another name",
  ])
})
