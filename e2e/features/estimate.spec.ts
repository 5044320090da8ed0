import type { BrowserContext, Route } from "@playwright/test"
import { parseAnswers } from "../../src/estimate/search-params"
import { dayOf, partsOf, today } from "../../src/calendar/dates"
import { inDigits } from "../../src/estimate/dated"
import { estimate } from "../../src/estimate/estimate"
import { dayWords, spanWords } from "../../src/estimate/pattern-formatters"
import { type Answers, defaultAnswers } from "../../src/estimate/rules"
import { timeline } from "../../src/estimate/timeline"
import { estimateScript } from "../../src/gatsby/bundle/js/startup-scripts"
import { fillIn } from "../../src/text/fill-in"
import { isSample } from "../../test/is-sample"
import {
  ownEstimate,
  ownFormats,
  ownCalendar,
  ownAvailableFrom,
  ownRules,
  ownSentences,
} from "../../test/own-estimate"
import { pathsOf, routes } from "../../test/pages"
import { readPdf } from "../../test/read-pdf"
import { type Page, expect, test } from "../helpers/base"
import { expectNoViolations } from "../helpers/axe"
import { documentOf } from "../helpers/document-of"
import { firstOf } from "../helpers/first-of"
import { hydrated, waitUntilSettled, watch } from "../helpers/page-state"
import { withoutScript } from "../helpers/without-script"
import { controlWords } from "../../test/own-words"

/** The estimate: an answer changes price and address, and the sheet goes along to the message (requirement R31). */

test.beforeEach(() => void firstOf("estimate"))

const form = (page: Page) => page.locator("main form")
const sum = (page: Page) => form(page).locator("output")
const price = (page: Page) => sum(page).locator("strong")
const pages = (page: Page) => page.locator("#pages")

/** A price stands on one line, whatever its length, and is as large as its letters allow: 96 px, or half its column wide. */
async function expectFitting(page: Page) {
  const { height, line, share, size } = await price(page).evaluate((words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const { fontSize, lineHeight } = getComputedStyle(words)
    const box = range.getBoundingClientRect()
    return {
      height: box.height,
      line: parseFloat(lineHeight),
      share: box.width / words.clientWidth,
      size: parseFloat(fontSize),
    }
  })
  expect(height).toBeLessThan(1.5 * line)
  expect(share).toBeLessThanOrEqual(1)
  if (size < 96) expect(share).toBeGreaterThan(0.5)
}
const message = (page: Page) => page.locator("textarea[name=message]")
const send = (page: Page) => form(page).getByRole("button").first()
/** The digits of a text, as each language separates them in its own way. */
const digits = (text: string | null) => text?.replaceAll(/\D/g, "") ?? ""

const open = async (page: Page, search = "") => {
  await page.goto(`/estimate/${search}`)
  await waitUntilSettled(page)
}

const most = ownEstimate?.page.pages.most ?? 1
const usual = ownEstimate?.page.pages.usual ?? 1

/** What the sheet has for so many pages. */
function resultOf(count: number, answers: Partial<Answers> = {}) {
  if (!ownRules) throw new Error("There is no estimate")
  return estimate(ownRules, { ...defaultAnswers(ownRules), ...answers, pages: count })
}
const totalOf = (count: number) => spanWords(resultOf(count).total, ownFormats)

/** Another number of pages than at first, with another price. */
const other = () => [most, 1].find((count) => totalOf(count) !== totalOf(usual)) ?? most

/** Noon on a day, at the browser's place. */
function noon(day: number): Date {
  const { year, month, date } = partsOf(day)
  return new Date(year, month, date, 12)
}

const thisYear = new Date().getFullYear()

/** What is said where a number is no answer. */
const numberFault = (page: Page) => page.locator("#pages-fault")

test("an answer changes the price and the address, which brings it back; on paper there is only the sheet", async ({
  page,
}) => {
  const check = await watch(page)
  await open(page)

  await test.step("before any answer the sheet has the price of the smallest plan that fits", async () => {
    const plan = ownEstimate?.plans.items.find(({ pages: limit }) => (limit ?? usual) >= usual)
    await expect(pages(page)).toHaveValue(String(usual))
    await expect(sum(page)).toContainText(plan?.name ?? "")
    expect(digits(await price(page).textContent())).toBe(String(plan?.price))
  })

  await test.step("a number that no site has gets a sentence, stays as it is, and leaves the price alone", async () => {
    const before = await sum(page).textContent()
    const sentence = fillIn(ownSentences.number, { most: String(most), count: String(usual) })
    for (const typed of ["0", "-3", "", "2.5", String(most + 1), "999"]) {
      await pages(page).fill(typed)
      await pages(page).press("Tab")
      await expect(pages(page), typed).toHaveValue(typed)
      await expect(numberFault(page), typed).toHaveText(sentence)
      await expect(pages(page), typed).toHaveAttribute("aria-invalid", "true")
      await expect(pages(page), typed).toHaveAccessibleDescription(new RegExp(`${most}`))
      await expect(sum(page), typed).toHaveText(before ?? "")
    }
    await expect(numberFault(page)).toHaveAttribute("role", "status")
    await pages(page).fill(String(usual))
    await pages(page).press("Tab")
    await expect(numberFault(page)).toBeEmpty()
    await expect(pages(page)).not.toHaveAttribute("aria-invalid")
  })

  await test.step("an answer by keyboard changes the price and the address, which brings it back", async () => {
    const before = await sum(page).textContent()
    await pages(page).focus()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type(String(most))
    await expect(page).toHaveURL(new RegExp(`[?&]pages=${most}(?:&|$)`))
    expect(await sum(page).textContent()).not.toBe(before)
    // To the first choice, and its next answer.
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")
    const [choice] = ownEstimate?.page.choices ?? []
    await expect(page).toHaveURL(new RegExp(`[?&]${choice?.key}=${choice?.options[1]?.key}`))
    const words = await sum(page).textContent()
    await page.reload()
    await waitUntilSettled(page)
    await expect(pages(page)).toHaveValue(String(most))
    await expect(sum(page)).toHaveText(words ?? "")
  })

  await test.step("on a phone the sum stays in view while the questions pass, and covers no answer that has the focus", async () => {
    // The page scrolls at once.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const input of await form(page).locator("input").all()) {
      await input.focus()
      await expect(sum(page)).toBeInViewport()
      const [field, bar] = [await input.boundingBox(), await sum(page).boundingBox()]
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    }
    await expectNoViolations(page, "phone")
  })
  check()

  await test.step("in print the sheet stands without the questions and the buttons", async () => {
    await page.emulateMedia({ media: "print" })
    await expect(sum(page)).toBeVisible()
    await expect(pages(page)).toBeHidden()
    await expect(send(page)).toBeHidden()
  })

  await test.step("and is one page, with the answers, the deposit and the address, however much is asked for", async () => {
    const all = new URLSearchParams({ pages: String(most), languages: String(ownRules?.languages.most) })
    for (const { key, options } of ownRules?.choices ?? []) all.set(key, options.at(-1)?.key ?? "")
    await open(page, `?${all.toString()}`)
    const pdf = await readPdf(await page.pdf({ format: "Letter" }))
    const printed = pdf.pages.flat().join(" ").replaceAll(/\s+/g, "")
    const has = (text = "") => expect(printed).toContain(text.replaceAll(/\s+/g, ""))
    has(String(ownEstimate?.page.pages.question) + most)
    for (const { question, options } of ownEstimate?.page.choices ?? []) {
      has(question)
      has(options.at(-1)?.label)
    }
    if (!ownRules) throw new Error("There is no estimate")
    const { deposit } = estimate(ownRules, parseAnswers(`?${all.toString()}`, ownRules))
    has(deposit && spanWords(deposit, ownFormats))
    has(`/estimate/?${all.toString()}`)
    // An owner may ask much more than the sample.
    expect(pdf.pages).toHaveLength(isSample ? 1 : pdf.pages.length)
  })
})

/** Holds the page's scripts back, as a slow line does; the returned function lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOpen = false
  await page.route("**/*.js", (route) => (isOpen ? route.continue() : void held.push(route)))
  return async () => {
    isOpen = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Notes every price that the page shows, at each frame. */
const notePrices = (page: Page) =>
  page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const look = () => {
      const total = document.querySelector("main form output strong")
      if (total?.checkVisibility({ visibilityProperty: true })) shown.add(total.textContent)
      requestAnimationFrame(look)
    }
    look()
  })

const shownPrices = (page: Page) =>
  page.evaluate(() => {
    const shown: unknown = Reflect.get(window, "shown")
    return shown instanceof Set ? [...shown].map(String) : []
  })

test("with answers in the address the right price is the first, before the page's scripts, and a click meanwhile is kept", async ({
  page,
}) => {
  const check = await watch(page)
  await notePrices(page)
  const release = await holdScripts(page)
  await page.goto(`/estimate/?pages=${other()}`)
  await expect(price(page)).toHaveText(totalOf(other()))
  await expect(pages(page)).toHaveValue(String(other()))
  await test.step("the lines of another sheet are not shown meanwhile", () =>
    expect(form(page).locator("dl").first()).toBeHidden())
  await test.step("an answer given meanwhile changes the price, too", async () => {
    await pages(page).fill(String(usual))
    await expect(price(page)).toHaveText(totalOf(usual))
    await expectFitting(page)
    await pages(page).fill(String(other()))
    await expect(price(page)).toHaveText(totalOf(other()))
    await expectFitting(page)
  })
  await send(page).click()
  await expect(page).toHaveURL(/\/estimate\//)
  await release()
  await expect(page).toHaveURL(/\/contact\//)
  await expect(message(page)).toHaveValue(new RegExp(`/estimate/\\?pages=${other()}&dated=\\d{8}$`))
  expect(await message(page).inputValue()).toContain(totalOf(other()))

  // A page that is left too early aborts its pictures.
  await waitUntilSettled(page)
  await page.goto(`/estimate/?pages=${other()}`)
  await waitUntilSettled(page)
  await expect(form(page).locator("dl").first()).toBeVisible()
  expect(await shownPrices(page)).toEqual([totalOf(other())])
  await pages(page).fill(String(most))
  await expect(price(page)).toHaveText(totalOf(most))
  await expectFitting(page)
  check()
})

test("before the page's scripts, too, a click copies the visitor's own estimate or prints all of its sheet", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.print = () =>
      Object.assign(window, { printed: document.querySelector("main form")?.textContent ?? "" })
  })
  await test.step("copying", async () => {
    const release = await holdScripts(page)
    await page.goto(`/estimate/?pages=${other()}`)
    await expect(price(page)).toHaveText(totalOf(other()))
    const copied = await clipboardOf(page, context, async () => {
      await form(page).getByRole("button", { name: controlWords.estimate.copy }).click()
      await release()
      await expect(form(page).getByText(controlWords.estimate.copied)).toBeVisible()
    })
    expect(new URL(copied).searchParams.get("pages")).toBe(String(other()))
  })
  await test.step("printing", async () => {
    await page.unroute("**/*.js")
    const release = await holdScripts(page)
    await page.goto(`/estimate/?pages=${other()}`)
    await expect(price(page)).toHaveText(totalOf(other()))
    await form(page).getByRole("button", { name: controlWords.estimate.print }).click()
    await release()
    await page.waitForFunction(() => "printed" in window)
    const printed = await page.evaluate(() => String(Reflect.get(window, "printed")))
    expect(printed).toContain(`/estimate/?pages=${other()}&dated=`)
    await expect(page.locator("html")).not.toHaveAttribute("data-asked")
  })
})

test("an expired estimate goes out as today's", async ({ page }) => {
  await open(page, `?pages=${other()}&dated=20250101`)
  await send(page).click()
  await expect(message(page)).toHaveValue(
    new RegExp(`/estimate/\\?pages=${other()}&dated=${inDigits(today())}$`),
  )
})

test("no date is before the owner's free start, on a holiday, or without what it depends on", async ({
  page,
}) => {
  const { days } = resultOf(usual)
  const start = ownEstimate?.page.timing.start ?? 0
  const before = (ownAvailableFrom ?? today()) - 12
  for (const now of [before, dayOf(`${thisYear}-12-22`)]) {
    await page.clock.setFixedTime(noon(now))
    await open(page)
    const times = timeline(
      { today: now, availableFrom: ownAvailableFrom, calendar: ownCalendar, start },
      days,
    )
    await expect(form(page)).toContainText(dayWords(times.launch, ownFormats))
    const depends = fillIn(ownSentences.depends, { day: dayWords(times.ready, ownFormats) })
    expect(depends).toContain(dayWords(times.ready, ownFormats))
    await expect(form(page).getByText(dayWords(times.ready, ownFormats)).last()).toBeVisible()
  }
  await test.step("a deadline is counted from today, and what is said of it is announced with the price", async () => {
    const late = ownEstimate?.page.words.late ?? ""
    const choice = ownEstimate?.page.choices.find(({ options }) => options.some(({ within }) => within))
    const soonest = choice?.options.find(({ within }) => within)
    test.skip(!soonest, "no question is for a deadline")
    await page.clock.setFixedTime(noon(before))
    await open(page, `?pages=${most}&${choice?.key}=${soonest?.key}`)
    const { latest } = timeline(
      { today: before, availableFrom: ownAvailableFrom, calendar: ownCalendar, start },
      resultOf(most).days,
    )
    const said = latest - before <= (soonest?.within ?? 0) ? (ownEstimate?.page.words.fits ?? "") : late
    await expect(sum(page)).toContainText(said.slice(0, 20))
  })
})

test("what of an address is no answer is reported above the sheet, and so is an estimate that has expired", async ({
  page,
}) => {
  const notice = page.locator("main > div > [role=status], main > [role=status]").first()
  await notePrices(page)
  await open(page, `?pages=${most + 1}&abc`)
  await expect(notice).toHaveText(fillIn(ownSentences.unknown, { parts: `pages=${most + 1}, abc` }))
  const [reported, sheet] = [await notice.boundingBox(), await sum(page).boundingBox()]
  expect(reported?.y).toBeLessThan(sheet?.y ?? 0)
  await pages(page).fill(String(other()))
  await expect(notice).toBeEmpty()

  const validDays = ownEstimate?.page.validDays ?? 1
  const [fresh, old] = [today() - 1, today() - validDays - 1]
  await open(page, `?pages=${other()}&dated=${inDigits(fresh)}`)
  await expect(form(page)).toContainText(dayWords(fresh, ownFormats))
  await expect(form(page)).toContainText(dayWords(fresh + validDays, ownFormats))
  await expect(notice).toBeEmpty()
  await open(page, `?pages=${other()}&dated=${inDigits(old)}`)
  await expect(form(page)).toContainText(dayWords(old, ownFormats))
  const days = { dated: dayWords(old, ownFormats), until: dayWords(old + validDays, ownFormats) }
  await expect(notice).toHaveText(fillIn(ownSentences.expired, days))
  await test.step("a new answer dates it today", async () => {
    await pages(page).fill(String(other() === most ? most - 1 : other() + 1))
    await expect(notice).toBeEmpty()
    await expect(page).toHaveURL(new RegExp(`dated=${inDigits(today())}$`))
  })
})

// src/estimate/search-params.test.ts reads further addresses.
test("a hostile address is no answer; the way back leaves the page at once, and the sheet goes into the message, which has the focus", async ({
  page,
}) => {
  const check = await watch(page)
  await page.goto("/contact/")
  await waitUntilSettled(page)
  await message(page).fill("Good day.")
  await open(page, "?%&&==&__proto__=1&pages=%3Cscript%3E")
  await expect(pages(page)).toHaveValue(String(usual))

  for (const count of ["2", "3", "4"]) await pages(page).fill(count)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === "/contact/")
  await waitUntilSettled(page)
  await page.goForward()
  await expect(pages(page)).toHaveValue("4")

  await waitUntilSettled(page)
  await send(page).click()
  await expect(page).toHaveURL(/\/contact\//)
  await expect(message(page)).toHaveValue(/^Good day\.\n\n[\s\S]+\/estimate\/\?pages=4&dated=\d{8}$/)
  await expect(message(page)).toBeFocused()
  await expect(page.getByRole("form").getByRole("status")).toContainText("Your estimate is in the message")
  const { deposit } = resultOf(4)
  expect(await message(page).inputValue()).toContain(deposit ? spanWords(deposit, ownFormats) : "")
  await page.goBack()
  await expect(pages(page)).toHaveValue("4")
  await pages(page).fill("3")
  await send(page).click()
  await expect(message(page)).toHaveValue(/^Good day\.\n\n[\s\S]+\/estimate\/\?pages=3&dated=\d{8}$/)
  expect(await message(page).inputValue()).not.toContain("?pages=4")
  check()
})

/** What the clipboard holds. */
async function clipboardOf(page: Page, context: BrowserContext, job: () => Promise<void>): Promise<string> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await job()
  return page.evaluate(() => navigator.clipboard.readText())
}

test("the estimate is kept on the device until one starts over, and its address can be copied", async ({
  page,
  context,
}) => {
  await open(page)
  await pages(page).fill(String(other()))
  await expect(page).toHaveURL(/\?pages=/)
  await page.goto("/work/")
  await test.step("a new visit brings it back, the price first", async () => {
    await notePrices(page)
    await open(page)
    await expect(pages(page)).toHaveValue(String(other()))
    expect(await shownPrices(page)).toEqual([totalOf(other())])
  })
  await test.step("and so does a link within the site", async () => {
    await page.goto("/pricing/")
    await hydrated(page)
    const link = page.locator("main a[href='/estimate/']").first()
    test.skip((await link.count()) === 0, "no link leads to the estimate")
    await link.click()
    await expect(pages(page)).toHaveValue(String(other()))
  })
  await test.step("its address can be copied", async () => {
    const copied = await clipboardOf(page, context, async () => {
      await form(page).getByRole("button", { name: controlWords.estimate.copy }).click()
      await expect(form(page).getByText(controlWords.estimate.copied)).toBeVisible()
    })
    expect(new URL(copied).search).toBe(`?pages=${other()}&dated=${inDigits(today())}`)
  })
  await test.step("Start over removes it", async () => {
    await pages(page).fill("0")
    await form(page).getByRole("button", { name: controlWords.estimate.restart }).click()
    await expect(pages(page)).toHaveValue(String(usual))
    await expect(pages(page)).toBeFocused()
    await expect(page).toHaveURL(/\/estimate\/$/)
    expect(await page.evaluate(() => localStorage.getItem("estimate"))).toBeNull()
  })
})

test("where the plan has too few pages, the sheet does not say that they are within it", async ({ page }) => {
  const { plan } = resultOf(most)
  test.skip(plan.pages === null || plan.pages >= most, "every number of pages fits a plan")
  await open(page, `?pages=${most}`)
  const limit = String(plan.pages)
  const values = { count: String(most), limit, beyond: String(most - (plan.pages ?? 0)) }
  await expect(form(page)).toContainText(fillIn(ownSentences.beyond, values))
  const wrong = fillIn(ownEstimate?.page.words.pages ?? "", { count: String(most), limit: String(most) })
  await expect(form(page)).not.toContainText(wrong)
})

test("the calendar gets the estimate's address or the chosen plan, says so, and gets nothing that is neither", async ({
  page,
}) => {
  firstOf("booking")
  await page.route("https://assets.calendly.com/**", (route) => route.abort())
  const calendar = page.getByRole("link", { name: /^Open the calendar/ })
  await page.goto("/booking/?pages=7&dated=20261127")
  await expect(calendar).toHaveAttribute("href", /[?&]a1=[^&]*%2Festimate%2F%3Fpages%3D7%26dated%3D20261127/)
  await expect(page.getByText("has the address of your estimate")).toBeVisible()
  await page.goto("/booking/?pages=<b>")
  await expect(page.getByText("did not load")).toBeVisible()
  expect(await calendar.getAttribute("href")).not.toContain("a1=")
  await expect(page.getByText("has the address of your estimate")).toHaveCount(0)

  await test.step("'Get Started' of a plan takes the plan along", async () => {
    firstOf("pricing")
    const plan = ownEstimate?.plans.items.at(-1)?.name ?? ""
    await page.goto("/pricing/")
    const start = page.locator("main a[href^='/booking/?plan=']").last()
    test.skip((await start.count()) === 0, "the plans do not lead to the calendar")
    await start.click()
    await expect(page.getByText(`You chose ${plan}.`)).toBeVisible()
    expect(new URL((await calendar.getAttribute("href")) ?? "").searchParams.get("a1")).toBe(plan)
  })
})

test("without script a table of the plans stands in its place, with a way to ask", async ({ page }) => {
  await withoutScript(page, async () => {
    await page.goto("/estimate/")
    await expect(form(page)).toBeHidden()
    for (const { name } of ownEstimate?.plans.items ?? [])
      await expect(page.getByRole("row", { name })).toBeVisible()
    await expect(page.locator("main a[href='/contact/']").first()).toBeVisible()
  })
})

test("what comes on top of a plan costs on /pricing/ and in /terms/ what it costs on the sheet", () => {
  const lines = [
    ownRules?.pages,
    ownRules?.languages,
    ...(ownRules?.choices.flatMap((each) => each.options) ?? []),
  ]
  const costs = lines.flatMap((each) => (each?.line ? spanWords(each.line, ownFormats) : []))
  for (const route of ["/pricing/", "/terms/"].filter((each) => routes.includes(each))) {
    const words = documentOf(route).querySelector("main")?.text.replaceAll("\u00a0", " ")
    for (const cost of costs) expect(words, route).toContain(cost)
  }
})

/** The scripts in a page's head. */
const headOf = (route: string) =>
  documentOf(route)
    .querySelectorAll("head script")
    .map(({ text }) => text)
    .join("")

test("no other page has the script of the estimate's head", () => {
  const estimates = pathsOf("estimate")
  for (const route of estimates) expect(headOf(route), route).toContain(estimateScript())
  for (const route of routes.filter((each) => !estimates.includes(each)))
    expect(headOf(route), route).not.toContain("data-rules")
})
