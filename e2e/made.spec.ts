import { existsSync, readFileSync } from "node:fs"
import { pages } from "../test/pages"
import { type Page, expect, test } from "./base"
import { firstOf } from "./first-of"
import { settle, watch } from "./watch"

const made = pages.find(({ kind }) => kind === "made") ?? { path: "/", title: "" }

test.beforeEach(() => void firstOf("made"))

test("the page has the title of its file", async ({ page }) => {
  await page.goto(made.path)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(made.title)
})

const open = async (page: Page) => {
  const check = await watch(page)
  await page.goto(firstOf("made"))
  await settle(page)
  return check
}

/** Lines without the indentation that a piece of code loses, and without a comma after it. */
const bare = (code: string) => code.split("\n").map((line) => line.trim().replace(/,$/, ""))

test("each piece of code is in the file that its title block names", async ({ page }) => {
  const check = await open(page)
  const figures = page.getByRole("main").locator("figure")
  expect(await figures.count()).toBeGreaterThan(0)
  for (const figure of await figures.all()) {
    const file = (await figure.locator("dd").first().textContent())?.replace(/ \(opens in a new tab\)$/, "")
    const code = bare(((await figure.locator("pre").textContent()) ?? "").trimEnd())
    const lines = bare(readFileSync(file ?? "", "utf8"))
    const starts = lines.flatMap((line, at) => (line === code[0] ? [at] : []))
    expect(starts.map((at) => lines.slice(at, at + code.length))).toContainEqual(code)
  }
  check()
})

test("each step is in the list at the top, and reached from there", async ({ page }) => {
  await open(page)
  const links = page.getByRole("main").getByRole("navigation").getByRole("link")
  const titles = await page.locator("main article:has(figure) h2").allInnerTexts()
  for (const title of titles) await expect(links.filter({ hasText: title })).toHaveCount(1)
  await links.last().click()
  await expect(page.locator(":target")).toBeInViewport()
})

/** Words as Markdown and figures as the page has them. */
const plain = (words: string) => words.replaceAll(/[,`]/g, "")

test("the figures and the dropped ideas are those of docs/speed.md", async ({ page }) => {
  test.skip(!existsSync("docs/speed.md"), "The owner has no docs/speed.md")
  await open(page)
  const lines = plain(readFileSync("docs/speed.md", "utf8")).split("\n")
  const rows = await page.getByRole("main").locator("tbody tr").all()
  for (const row of rows) {
    const [name = "", ...figures] = await row.locator("th, td").allInnerTexts()
    const line = lines.find((each) => each.startsWith(`| ${name.trim()} `)) ?? ""
    for (const figure of figures.filter(Boolean)) expect(line).toContain(` ${figure} `)
  }
  for (const idea of await page.getByRole("main").locator("s").allInnerTexts())
    expect(lines.join("\n")).toContain(plain(idea))
})

test("links to files lead to files that are in this repository", async ({ page }) => {
  await open(page)
  const targets = await page
    .getByRole("main")
    .locator("a[href*='/blob/HEAD/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  expect(
    targets.map((target) => target.split("/blob/HEAD/")[1] ?? "").filter((file) => !existsSync(file)),
  ).toEqual([])
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("wide code scrolls by keyboard, and the page does not", async ({ page }) => {
    await open(page)
    const wide = await page
      .locator("main pre")
      .evaluateAll((all) => all.findIndex((code) => code.scrollWidth > code.clientWidth))
    test.skip(wide === -1, "No code is wider than the screen")
    const code = page.locator("main pre").nth(wide)
    await code.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("all code is there, and colored", async ({ page }) => {
    await page.goto(firstOf("made"))
    const codes = await page.locator("main pre").all()
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) {
      await expect(code).toBeVisible()
      const [own, other] = await code.evaluate((pre) => {
        const part = pre.querySelector(".hljs-keyword, .hljs-attr") ?? pre
        return [getComputedStyle(pre).color, getComputedStyle(part).color]
      })
      expect(other).not.toBe(own)
    }
  })
})
