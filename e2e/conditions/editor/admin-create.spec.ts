import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { checkContent } from "../../../src/model/validate/check"
import { runIn } from "../../../test/copies/copy-site"
import { type EditorCopy, openEditor } from "../../helpers/editor-copy"

/** The editor at /admin/ of `npm start` makes a new entry with its picture, in a copy of the content. */

let editor: EditorCopy

test.beforeAll(async () => {
  editor = await openEditor("content")
})

test.afterAll(() => editor.close())

const fill = (page: Page, label: string, words: string) =>
  page.getByLabel(label, { exact: true }).first().fill(words)

/** Fills in a new project's form, apart from its picture. */
async function fillIn(page: Page, order: number) {
  await fill(page, "Title", "Abacus")
  await fill(page, "Order", String(order))
  await page.getByRole("button", { name: "Now" }).first().click()
  await page.getByLabel("Category").first().click()
  await page.getByRole("option", { name: "web-app" }).click()
  await page.getByRole("button", { name: "Add tags" }).first().click()
  await fill(page, "Item", "Counting")
  await fill(page, "Description", "Counts what a shop sells.")
  await fill(page, "Reason", "I wanted to count.")
  await fill(page, "Alt", "A row of beads.")
  await fill(page, "Color", "#1d4f91")
  await fill(page, "Text", "#ffffff")
  await fill(page, "Text2", "#9cc2ff")
  await fill(page, "Webapp", "https://abacus.dev")
  await fill(page, "Action label", "Abacus, the web app")
  await fill(page, "Source label", "Visit website: Abacus")
}

test("a new project has its folder, with its picture beside it, and passes the content check", async ({
  page,
}) => {
  const { folder: copy, address } = editor
  const before = readdirSync(path.join(copy, "content/projects"))
  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#1d4f91" } })
    .png()
    .toBuffer()
  await page.goto(address)
  // No button to sign in: this machine's files need none.
  await page.getByRole("link", { name: "Projects", exact: true }).click()
  await page.getByText(/^\W*Project$/).click()
  await fillIn(page, before.length + 1)
  await page.getByRole("button", { name: "Choose an image" }).first().click()
  const library = page.getByRole("dialog")
  await library
    .locator("input[type=file]")
    .setInputFiles({ name: "Beads on a rod.PNG", mimeType: "image/png", buffer: picture })
  await library.getByRole("button", { name: "Choose selected" }).click()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByText("Publish now", { exact: true }).click()

  const folder = path.join(copy, "content/projects/abacus")
  await expect.poll(() => readdirSync(path.dirname(folder))).toEqual([...before, "abacus"].toSorted())
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual(["beads-on-a-rod.png", "project.json"])
  expect(readFileSync(path.join(folder, "beads-on-a-rod.png")).equals(picture)).toBe(true)
  expect(JSON.parse(readFileSync(path.join(folder, "project.json"), "utf8"))).toMatchObject({
    title: "Abacus",
    image: { src: "./beads-on-a-rod.png", alt: "A row of beads." },
  })
  expect((await checkContent(copy)).errors).toEqual([])
  expect(
    (await runIn(copy, path.resolve("node_modules/.bin/prettier"), ["--check", "content/projects/abacus"]))
      .code,
  ).toBe(0)
})

// A fresh page: in the editor's open one, the entry would have the last entry's words.
test("items of a list are named by what is in them", async ({ page }) => {
  const { folder: copy, address } = editor
  const { items }: { items: { question: string }[] } = JSON.parse(
    readFileSync(path.join(copy, "content/lists/faq.json"), "utf8"),
  )
  await page.goto(`${address}#/collections/lists/entries/FaqList`)
  for (const { question } of items) {
    const name = page.getByText(question, { exact: true }).and(page.locator(":not(textarea)"))
    await expect(name).toBeVisible()
  }
})
