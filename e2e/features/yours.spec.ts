import { answersIn, isNeeded, neededAccounts, sumWords, yearlyCost } from "../../src/estimate/accounts"
import { today } from "../../src/calendar/dates"
import { contentIn } from "../../src/model/languages/content-in"
import { readContent } from "../../src/model/read/content"
import { yoursPage } from "../../src/model/schema/content-types/yours"
import { fillIn } from "../../src/text/fill-in"
import { ownEstimate, ownFormats, ownRules } from "../../test/own-estimate"
import { pages } from "../../test/pages"
import { readPdf } from "../../test/read-pdf"
import { expectNoViolations } from "../helpers/axe"
import { type Page, expect, test } from "../helpers/base"
import { documentOf } from "../helpers/document-of"
import { firstOf } from "../helpers/first-of"
import { hydrated, waitUntilSettled, watch } from "../helpers/page-state"
import { withoutScript } from "../helpers/without-script"

/** The accounts that a client's site needs: of every site, and of the answers of an estimate (requirement R31.15). */

test.beforeEach(() => void firstOf("yours"))

const content = readContent(process.cwd())
const [own] = content.languages

/** The page's words in a language. */
function wordsIn(language: string) {
  const entry = contentIn(content, language).entries.find(({ type }) => type.name === "YoursPage")
  return yoursPage.strip().safeParse(entry?.data).data
}
const ownPage = wordsIn(own)
const accounts = (ownPage?.accounts ?? []).map((each) => ({ ...each, needed: each.needed ?? null }))
const words = ownPage?.words
const onPage = pages.filter(({ template }) => template === "yours")

/** An answer that needs an account which not every site does, as an address. */
const part = accounts.flatMap(({ needed }) => needed?.by ?? [])[0]
const answered = `?${part}`
const neededFor = (search: string) =>
  ownRules ? neededAccounts(accounts, answersIn(search, ownRules, today())) : []
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

/** Those of the list, without the steps of the morning. */
const accountRows = (page: Page) => page.getByRole("main").locator("li:has(dl) h3")
const sum = (page: Page) => page.getByRole("main").locator("p > strong")
const status = (page: Page) => page.getByRole("main").getByRole("status").first()

function skipWithoutAnswers() {
  test.skip(!ownRules || part === undefined, "No account depends on an answer of an estimate")
}

test("the HTML has every account, whose it is, its cost and its key, and the sum of what every site needs", () => {
  for (const { path, language } of onPage) {
    const text = documentOf(path).querySelector("main")?.text.replaceAll(/\s+/g, " ") ?? ""
    const local = wordsIn(language)
    for (const { name, use, owner, key, needed } of local?.accounts ?? [])
      for (const each of [name, use, owner, key, needed?.words ?? ""]) expect(text, path).toContain(each)
    for (const { at, title } of local?.monday.steps ?? [])
      for (const each of [at, title]) expect(text, path).toContain(each)
  }
  const document = documentOf(firstOf("yours"))
  const every = yearlyCost(neededAccounts(accounts, undefined))
  expect(document.querySelector("main p > strong")?.text).toBe(
    sumWords(every, { nothing: words?.nothing ?? "" }, ownFormats).replaceAll("\u00a0", " "),
  )
})

test("without script all of it is there, with the PDF and without a button that would do nothing", async ({
  page,
}) => {
  await withoutScript(page, async () => {
    await page.goto(firstOf("yours"))
    await expect(accountRows(page)).toHaveText(names(accounts))
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0)
  })
})

test("the answers in an address leave the accounts that they need, with their sum, and a way back to all", async ({
  page,
}) => {
  skipWithoutAnswers()
  const check = await watch(page)
  const needed = neededFor(answered)
  await page.goto(firstOf("yours") + answered)
  await waitUntilSettled(page)
  await expect(accountRows(page)).toHaveText(names(needed))
  await expect(sum(page)).toHaveText(
    sumWords(yearlyCost(needed), { nothing: words?.nothing ?? "" }, ownFormats),
  )
  await expect(status(page)).toHaveText(fillIn(words?.shown ?? "", { count: String(needed.length) }))
  await expectNoViolations(page, answered)

  await test.step("by keyboard, all accounts are there again, and Back brings the own ones", async () => {
    await page.getByRole("link", { name: words?.all ?? "" }).focus()
    await page.keyboard.press("Enter")
    await expect(accountRows(page)).toHaveText(names(accounts))
    await expect(status(page)).toBeEmpty()
    await page.goBack()
    await expect(accountRows(page)).toHaveText(names(needed))
  })
  check()
})

test("what is no answer leaves every account", async ({ page }) => {
  await page.goto(`${firstOf("yours")}?%&&==&__proto__=1&pages=%3Cscript%3E&utm_source=x`)
  await hydrated(page)
  await waitUntilSettled(page)
  await expect(accountRows(page)).toHaveText(names(accounts))
})

test("the estimate leads there with its answers, and the list leads back with them", async ({ page }) => {
  skipWithoutAnswers()
  firstOf("estimate")
  test.skip(!ownEstimate?.page.words.yours, "The estimate has no link to the accounts")
  const label = ownEstimate?.page.words.yours?.label ?? ""
  await page.goto(`/estimate/${answered}`)
  await waitUntilSettled(page)
  await page.getByRole("main").getByRole("link", { name: label }).click()
  await expect(page).toHaveURL((url) => url.pathname === firstOf("yours") && url.search.startsWith(answered))
  await expect(accountRows(page)).toHaveText(names(neededFor(answered)))
  test.skip(!ownPage?.estimate, "The accounts have no link to the estimate")
  await page
    .getByRole("main")
    .getByRole("link", { name: ownPage?.estimate?.label ?? "" })
    .click()
  await expect(page).toHaveURL((url) => url.pathname === "/estimate/" && url.search.startsWith(answered))

  await test.step("where nothing is answered, the list is for the usual answers", async () => {
    await page.evaluate(() => localStorage.removeItem("estimate"))
    await page.goto("/estimate/")
    await waitUntilSettled(page)
    await page.getByRole("main").getByRole("link", { name: label }).click()
    await expect(accountRows(page)).toHaveText(names(neededFor(`?pages=${ownRules?.pages.usual}`)))
    await expect(status(page)).not.toBeEmpty()
  })
})

test("the address means the same in every language", async ({ page }) => {
  skipWithoutAnswers()
  const other = onPage.find(({ language }) => language !== own)
  test.skip(!other, "The page is in one language")
  await page.goto(firstOf("yours") + answered)
  await waitUntilSettled(page)
  await page.getByRole("contentinfo").locator(`a[hreflang="${other?.language}"]`).click()
  await expect(page).toHaveURL((url) => url.pathname === other?.path && url.search === answered)
  const rules = ownRules
  const answers = rules && answersIn(answered, rules, today())
  const local = (wordsIn(other?.language ?? "")?.accounts ?? []).map((each) => ({
    ...each,
    needed: each.needed ?? null,
  }))
  await expect(accountRows(page)).toHaveText(
    names(local.filter((each) => answers && isNeeded(each, answers))),
  )
})

test("what is printed of an own list is a tagged PDF with its rows and its address", async ({ page }) => {
  skipWithoutAnswers()
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  await page.goto(firstOf("yours") + answered)
  await waitUntilSettled(page)
  await page.getByRole("button", { name: words?.print ?? "" }).click()
  expect(await page.evaluate(() => "printed" in window)).toBe(true)

  const bytes = await page.pdf({ tagged: true })
  expect(bytes.toString("latin1")).toMatch(/\/MarkInfo/)
  const pdf = await readPdf(bytes)
  expect(pdf.tags).toEqual(expect.arrayContaining(["H1", "H2", "H3", "L", "LI"]))
  const text = plain(pdf.pages.join(" "))
  const needed = neededFor(answered)
  for (const { name, owner, key } of needed)
    for (const each of [name, owner, key]) expect(text).toContain(plain(each))
  const rest = accounts.filter((each) => !needed.includes(each))
  for (const { key } of rest.filter(({ key: other }) => !needed.some((each) => each.key === other)))
    expect(text).not.toContain(plain(key))
  expect(text).toContain(plain(`${firstOf("yours")}${answered}`))
})

test("the PDF of each language is tagged, and has every account and the morning after", async ({ page }) => {
  for (const { path, language } of onPage) {
    const link = documentOf(path).querySelector("main a[href$='.pdf']")
    test.skip(!link, "The site's fonts cannot draw the words")
    const address = link?.getAttribute("href") ?? ""
    const bytes = await (await page.request.get(address)).body()
    expect(bytes.length, path).toBeLessThan(150_000)
    expect(Number(/(\d+) kB/.exec(link?.text ?? "")?.[1]), path).toBe(Math.ceil(bytes.length / 1000))
    const pdf = await readPdf(bytes)
    const local = wordsIn(language)
    expect(pdf.language.split("-")[0]).toBe(language.split("-")[0])
    expect(pdf.tags).toEqual(expect.arrayContaining(["Document", "H1", "H2", "H3", "P", "Link"]))
    const steps = local?.monday.steps ?? []
    expect(pdf.tags.filter((tag) => tag === "H3")).toHaveLength(accounts.length + steps.length)
    const text = plain(pdf.pages.join(" "))
    for (const { name, owner, key } of local?.accounts ?? [])
      for (const each of [name, owner, key]) expect(text, path).toContain(plain(each))
    for (const { title } of steps) expect(text, path).toContain(plain(title))
  }
})

/** Whether a page has a link to the list. */
const leads = (route: string) =>
  documentOf(route)
    .querySelectorAll("main a")
    .some((link) => link.getAttribute("href") === firstOf("yours"))

test("the terms and a question lead there", () => {
  for (const template of ["terms", "pricing"]) {
    const route = pages.find((each) => each.template === template)
    const file = JSON.stringify(
      template === "terms"
        ? route?.entry?.data
        : content.entries.find(({ type }) => type.name === "FaqList")?.data,
    )
    expect(Boolean(route) && leads(route?.path ?? "")).toBe(Boolean(route) && file.includes(firstOf("yours")))
  }
})

/** Words alone: paper breaks lines within them, and fonts join letters. */
const plain = (text: string) => text.normalize("NFKC").replaceAll(/[\s\u00ad-]+/g, "")
