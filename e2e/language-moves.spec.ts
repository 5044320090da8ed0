import { readFileSync } from "node:fs"
import { pageDataFile } from "../src/gatsby/internals"
import { firstOf } from "./helpers/first-of"
import { documentOf } from "./helpers/document-of"
import { type Page, expect, test } from "./helpers/base"
import { hydrated, listen, waitUntilSettled } from "./helpers/page-state"
import { ownEstimate } from "../test/own-estimate"
import { pages, pathsOf } from "../test/pages"
import { folderOf } from "../src/routes/languages"
import { notFoundFile } from "../src/routes/not-found"

/** What the browser does in a site of several languages: moves between them, unknown addresses, the estimate's address. */

const own = pages[0]?.language ?? ""
/** The pages of a template in the further languages. */
const inFurther = (template: string) =>
  pages.filter((page) => page.template === template && page.language !== own)

test.beforeEach(() =>
  test.skip(
    pages.every(({ language }) => language === own),
    "The site has one language",
  ),
)

const lang = (page: Page) => page.locator("html")
const title = (path: string) => documentOf(path).querySelector("h1")?.text ?? ""
const announced = (page: Page) => page.locator("#gatsby-announcer")

/** Moves within the document, as a link does. */
const move = (page: Page, to: string) =>
  page.evaluate((path) => {
    const navigate: unknown = Reflect.get(window, "___navigate")
    if (typeof navigate === "function") navigate(path)
  }, to)

test("after a move to another language the document is in it, and the new page's title alone is announced", async ({
  page,
}) => {
  const problems = await listen(page)
  await page.goto("/")
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  for (const { path, language } of inFurther("index")) {
    await move(page, path)
    await expect(lang(page)).toHaveAttribute("lang", language)
    await expect(page.locator("h1")).toHaveText(title(path))
    await expect(announced(page)).toHaveText(title(path))
    await expect(page).toHaveTitle(documentOf(path).querySelector("title")?.text ?? "")
    await page.goBack()
    await expect(lang(page)).toHaveAttribute("lang", own)
    await expect(page.locator("h1")).toHaveText(title("/"))
  }
  expect(await page.evaluate(() => "same" in window), "no page was loaded anew").toBe(true)
  expect(problems()).toEqual([])
})

test("an unknown address in a language's folder has that language's 404 page, and keeps its address and its words", async ({
  page,
}) => {
  const problems = await listen(page)
  for (const { path, language } of inFurther("404")) {
    const file = notFoundFile(path)
    const unknown = `${folderOf(language)}no-such-page/?from=card`
    const answer = await page.goto(unknown)
    expect(answer?.status()).toBe(404)
    await waitUntilSettled(page)
    await expect(page).toHaveURL(unknown)
    await expect(lang(page)).toHaveAttribute("lang", language)
    await expect(page.locator("h1")).toHaveText(title(file))
    const way = page.locator("main nav a").first()
    const to = (await way.getAttribute("href")) ?? ""
    await way.click()
    await expect(page).toHaveURL(to)
    await expect(page.locator("h1")).toHaveText(title(to))
    await page.goBack()
    await expect(page).toHaveURL(unknown)
    await expect(page.locator("h1")).toHaveText(title(file))
    expect(problems().filter((problem) => !/\b404\b/.test(problem))).toEqual([])
  }
})

test("the 404 page at the root leads to the home of each language, without script", () => {
  const links = documentOf("/404.html").querySelectorAll("main nav [lang] a")
  expect(links.map((link) => link.getAttribute("href"))).toEqual(inFurther("index").map(({ path }) => path))
})

test("an estimate's address has the same answers and price in each language, before the page's scripts, too", async ({
  page,
}) => {
  firstOf("estimate")
  const [choice] = ownEstimate?.page.choices ?? []
  const query = new URLSearchParams({
    pages: String(ownEstimate?.page.pages.most),
    ...(choice && { [choice.key]: choice.options.at(-1)?.key ?? "" }),
  }).toString()
  const price = page.locator("main form output strong")
  const digits = async () => ((await price.textContent()) ?? "").replaceAll(/\D/g, "")
  const prices: string[] = []
  for (const path of pathsOf("estimate")) {
    await test.step(path, async () => {
      await page.route("**/*.js", (route) => route.abort())
      await page.goto(`${path}?${query}`)
      await expect(page.locator("html")).toHaveAttribute("data-asked", "sum")
      prices.push(await digits())
      await page.unroute("**/*.js")
      await page.goto(`${path}?${query}`)
      await waitUntilSettled(page)
      await expect(page.locator("#pages")).toHaveValue(String(ownEstimate?.page.pages.most))
      prices.push(await digits())
      await page.locator("main form button").first().click()
      await expect(page.locator("textarea[name=message]")).toHaveValue(
        new RegExp(`${path}\\?${query}&dated=\\d{8}$`),
      )
      await expect(page).toHaveURL(new RegExp(pathsOf("contact").join("|")))
    })
  }
  expect(new Set(prices).size).toBe(1)
})

test("an estimate begins and ends on the same days in each language: holidays are those of the site's country", () => {
  firstOf("estimate")
  const calendars = pathsOf("estimate").map((path) => {
    const { data } = JSON.parse(readFileSync(`public/${pageDataFile(path)}`, "utf8")).result
    return JSON.stringify([data.estimatePage.calendar, data.estimatePage.availableFrom])
  })
  expect(new Set(calendars).size).toBe(1)
})

test("buttons and links in a page stay in its language as far as the pages are there", () => {
  const local = new Set(pages.filter(({ language }) => language !== own).map(({ original }) => original))
  for (const { path, language } of pages.filter((page) => page.language !== own)) {
    const links = documentOf(path.endsWith("/404/") ? notFoundFile(path) : path).querySelectorAll("main a")
    const foreign = links
      .filter((link) => !link.closest("nav"))
      .map((link) => link.getAttribute("href")?.split(/[?#]/)[0] ?? "")
      .filter(
        (href) =>
          local.has(href) && pages.some((page) => page.original === href && page.language === language),
      )
    expect(foreign, path).toEqual([])
  }
})
