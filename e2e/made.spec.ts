import { existsSync, readFileSync } from "node:fs"
import { pages } from "../test/pages"
import { expect, test } from "./helpers/base"
import { documentOf } from "./helpers/document-of"
import { firstOf } from "./helpers/first-of"
import { waitUntilSettled, watch } from "./helpers/page-state"

const made = pages.find(({ template }) => template === "made") ?? { path: "/", title: "" }

test.beforeEach(() => void firstOf("made"))

const main = () => documentOf(made.path).querySelector("main")

/** Lines without the indentation that a piece of code loses, and without a comma after it. */
const bare = (code: string) => code.split("\n").map((line) => line.trim().replace(/,$/, ""))

// The page shows this test.
test("the page has the title of its file", async ({ page }) => {
  await page.goto(made.path)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(made.title)
})

test("each piece of code is in the file that its title block names", () => {
  const figures = main()?.querySelectorAll("figure") ?? []
  expect(figures.length).toBeGreaterThan(0)
  for (const figure of figures) {
    const file = figure.querySelector("dd")?.text.replace(/ \(opens in a new tab\)$/, "") ?? ""
    const code = bare((figure.querySelector("pre")?.text ?? "").trimEnd())
    const lines = bare(readFileSync(file, "utf8"))
    const starts = lines.flatMap((line, at) => (line === code[0] ? [at] : []))
    expect(
      starts.map((at) => lines.slice(at, at + code.length)),
      file,
    ).toContainEqual(code)
  }
})

test("links to files lead to files that are in this repository", () => {
  const links = main()?.querySelectorAll("a[href*='/blob/HEAD/']") ?? []
  const files = links.map((link) => link.getAttribute("href")?.split("/blob/HEAD/")[1] ?? "")
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

/** Words as Markdown and figures as the page has them. */
const plain = (words: string) => words.replaceAll(/[,`]/g, "")

test("the figures and the dropped ideas are those of docs/speed.md", () => {
  test.skip(!existsSync("docs/speed.md"), "The owner has no docs/speed.md")
  const lines = plain(readFileSync("docs/speed.md", "utf8")).split("\n")
  // What a screen reader meets is no figure of speed.
  const rows =
    main()
      ?.querySelectorAll("tbody tr")
      .filter((row) => !row.closest("#hear")) ?? []
  for (const row of rows) {
    const [name = "", ...figures] = row.querySelectorAll("th, td").map(({ text }) => text.trim())
    const line = lines.find((each) => each.startsWith(`| ${name} `)) ?? ""
    for (const figure of figures.filter(Boolean)) expect(line).toContain(` ${figure} `)
  }
  for (const idea of main()?.querySelectorAll("s") ?? []) expect(lines.join("\n")).toContain(plain(idea.text))
})

test("each step is reached from the list at the top, all code is colored, and on a phone wide code scrolls by keyboard", async ({
  page,
}) => {
  const check = await watch(page)
  await page.goto(made.path)
  await waitUntilSettled(page)
  const links = page.getByRole("main").getByRole("navigation").getByRole("link")
  const titles = await page.locator("main article:has(figure) h2").allInnerTexts()
  for (const title of titles) await expect(links.filter({ hasText: title })).toHaveCount(1)
  await links.last().click()
  await expect(page.locator(":target")).toBeInViewport()

  // e2e/conditions/scripts/every-page-without-scripts.spec.ts sees that all text is shown without script.
  const plainCodes = await page.locator("main pre").evaluateAll((codes) =>
    codes
      .filter((code) => {
        const part = code.querySelector(".hljs-keyword, .hljs-attr") ?? code
        return !code.checkVisibility() || getComputedStyle(part).color === getComputedStyle(code).color
      })
      .map((code) => code.textContent),
  )
  expect(plainCodes).toEqual([])
  const codes = main()?.querySelectorAll("pre") ?? []
  expect(codes.length).toBeGreaterThan(0)
  // Without script, too.
  for (const code of codes) expect(code.querySelector(".hljs-keyword, .hljs-attr"), code.text).not.toBeNull()

  await page.setViewportSize({ width: 390, height: 844 })
  const wide = await page
    .locator("main pre")
    .evaluateAll((all) => all.findIndex((code) => code.scrollWidth > code.clientWidth))
  if (wide !== -1) {
    const code = page.locator("main pre").nth(wide)
    await code.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
  check()
})
