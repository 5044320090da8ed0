import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { fixture } from "../../../test/fixture"
import { answerAsGitHub } from "../../helpers/github"
import { serveLiveEditor } from "../../helpers/live-editor"

/** The editor on the live site shows a page and its translation side by side. GitHub is played by the test. */

const original = "content/pages/pricing.json"
const translated = "content/pages/pricing.pt-br.json"
const article = "content/blog/wet-paper/index.mdx"
const begun = "content/blog/wet-paper/index.pt-br.mdx"

/** Not all words are there yet. */
const translation = {
  draft: true,
  of: "01234567",
  readBy: "Lúcia",
  address: "precos",
  formerPaths: ["/pt-br/custos/"],
  intro: { title: "O que custa" },
  popular: "O mais escolhido",
  terms: { items: [{ title: "Metade antes", text: "Metade antes, metade no fim." }] },
}

let site: Awaited<ReturnType<typeof serveLiveEditor>>

test.beforeAll(async () => {
  site = await serveLiveEditor("netlify", ["en-GB", "pt-BR"])
})

test.afterAll(() => site.close())

/** The small site's files, with a translation of its prices. */
function filesOfSite() {
  const found = readdirSync(path.join(fixture, "content"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|mdx)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = found.map((file) => [path.relative(fixture, file), readFileSync(file, "utf8")] as const)
  return new Map<string, string>([...texts, [translated, JSON.stringify(translation)]])
}

async function signIn(page: Page) {
  await page.goto(`${site.origin}/admin/`)
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByRole("textbox").fill("github_pat_1")
  await dialog.getByRole("button", { name: "Sign In" }).click()
  await expect(page.getByText("The site and its pages").first()).toBeVisible()
}

/** A field in the pane of the original, and in that of the translation. */
function sides(page: Page, key: string) {
  const both = page.locator(`[data-key-path="${key}"]`)
  return { both, original: both.first().getByRole("textbox"), translation: both.nth(1).getByRole("textbox") }
}

test("a word of a translation is changed beside its original; it keeps what the original has not", async ({
  page,
}) => {
  const files = filesOfSite()
  const before: unknown = JSON.parse(files.get(original) ?? "")
  await answerAsGitHub(page, files)
  await signIn(page)
  await page.goto(`${site.origin}/admin/#/collections/site/entries/PricingPage`)
  const popular = sides(page, "popular")
  await expect(popular.original).toHaveValue("Often chosen")
  await expect(popular.translation).toHaveValue(translation.popular)
  // What is no words is asked for once.
  await expect(sides(page, "formerPaths").both).toHaveCount(1)
  await popular.translation.fill("O preferido")
  await page.getByRole("button", { name: "Save" }).click()
  await expect.poll(() => files.get(translated)).toContain("O preferido")
  expect(JSON.parse(files.get(original) ?? "")).toEqual(before)
  expect(JSON.parse(files.get(translated) ?? "")).toEqual({ ...translation, popular: "O preferido" })
})

test("a translation is begun beside its original, with words alone", async ({ page }) => {
  const files = filesOfSite()
  await answerAsGitHub(page, files)
  await signIn(page)
  await page.goto(`${site.origin}/admin/#/collections/Article/entries/wet-paper/index`)
  await page.getByRole("button", { name: /^Enable .*Portuguese/ }).click()
  await sides(page, "summary").translation.fill("Papel molhado")
  await page.getByRole("button", { name: "Save" }).click()
  await expect.poll(() => files.get(begun)).toMatch(/^---\nsummary: "?Papel molhado"?\n---\n+$/)
  expect(files.get(article)).toContain('title: "Wet Paper"')
})
