import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { fixture } from "../../../test/fixture"
import { type EditorCopy, openEditor } from "../../helpers/editor-copy"

/** The editor at /admin/ of `npm start` shows a page and its translation side by side, in a copy of the small site. */

const page = "content/pages/pricing.json"
const spanish = "content/pages/pricing.es.json"
const article = "content/blog/wet-paper/index.mdx"
const begun = "content/blog/wet-paper/index.es.mdx"

const translation = {
  draft: true,
  of: "01234567",
  readBy: "Lucía",
  address: "precios",
  intro: { title: "Lo que cuesta" },
  popular: "El más elegido",
  terms: { items: [{ title: "La mitad primero", text: "La mitad antes, la mitad al final." }] },
}

let editor: EditorCopy

const read = (file: string) => readFileSync(path.join(editor.folder, file), "utf8")

test.beforeAll(async () => {
  editor = await openEditor(path.join(fixture, "content"), (folder) => {
    const settings = path.join(folder, "content/site.json")
    const site: object = JSON.parse(readFileSync(settings, "utf8"))
    writeFileSync(settings, JSON.stringify({ ...site, languages: ["en-GB", "es"] }))
    writeFileSync(path.join(folder, spanish), `${JSON.stringify(translation, undefined, 2)}\n`)
  })
})

test.afterAll(() => editor.close())

/** A field in the pane of the original, and in that of the translation. */
const sides = (opened: Page, label: string) => {
  const both = opened.getByLabel(label, { exact: true })
  return { original: both.first(), translation: both.nth(1) }
}

async function save(opened: Page) {
  await opened.getByRole("button", { name: "Publish", exact: true }).click()
  await opened.getByText("Publish now", { exact: true }).click()
  await expect(opened.getByText("Entry saved")).toBeVisible()
}

test("a word of a translation is changed beside its original; nothing else changes", async ({
  page: opened,
}) => {
  const before = { original: read(page), translation: read(spanish) }
  await opened.goto(`${editor.address}#/collections/site/entries/PricingPage`)
  const popular = sides(opened, "Popular")
  await expect(popular.original).toHaveValue("Often chosen")
  await expect(popular.translation).toHaveValue(translation.popular)
  // What is no words is asked for once.
  await expect(opened.getByLabel("To", { exact: true }).filter({ visible: true })).toHaveCount(1)
  await popular.translation.fill("El preferido")
  await save(opened)
  expect(read(page)).toBe(before.original)
  expect(read(spanish)).toBe(before.translation.replace(translation.popular, "El preferido"))
})

test("a translation is begun by writing it: a draft that says what it translates", async ({
  page: opened,
}) => {
  const before = read(article)
  await opened.goto(`${editor.address}#/collections/Article/entries/wet-paper/index`)
  const summary = sides(opened, "Summary")
  await expect(summary.original).toHaveValue(/^A timetable/)
  await summary.translation.fill("Papel mojado")
  const text = sides(opened, "Text")
  await text.translation.fill("Un muelle es mal lugar para el papel.\n\n## Lo que falló")
  await save(opened)
  expect(read(article)).toBe(before)
  expect(read(begun)).toMatch(
    /^---\nof: "?[\da-f]{8}"?\ndraft: true\nsummary: "?Papel mojado"?\n---\n\nUn muelle es mal lugar para el papel\.\n\n## Lo que falló\n$/,
  )
})

test("no file is made of a translation in which nobody wrote", async ({ page: opened }) => {
  await opened.goto(`${editor.address}#/collections/lists/entries/FaqList`)
  const title = sides(opened, "Title")
  await expect(title.original).toHaveValue("Asked Before")
  await title.original.fill("Often Asked")
  await save(opened)
  expect(read("content/lists/faq.json")).toContain("Often Asked")
  expect(existsSync(path.join(editor.folder, "content/lists/faq.es.json"))).toBe(false)
})
