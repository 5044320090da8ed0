import { type Locator, expect, test } from "./helpers/base"
import { counts } from "../test/content"
import { atLeast } from "../test/is-sample"
import { routes } from "../test/pages"
import { documentOf } from "./helpers/document-of"
import { waitUntilSettled } from "./helpers/page-state"
import { controlWords } from "../test/own-words"

/** The page for a screen reader: names, the current page, motion, errors. */

test("a project's buttons say what they lead to, and their names begin with what is seen", () => {
  test.skip(!routes.includes("/work/"), "There are no projects")
  const buttons = documentOf("/work/")
    .querySelectorAll("article")
    .flatMap((card) => card.querySelectorAll("a").map((link) => ({ card, link })))
    .filter(({ link }) => /^(?:See in Action|Source Code|Visit Website)/.test(link.text))
  expect(buttons.length).toBeGreaterThanOrEqual(atLeast(1, 0))
  for (const { card, link } of buttons) {
    const title = card.querySelector("h2, h3")?.text ?? ""
    const name = link.getAttribute("aria-label") ?? link.text
    expect(name).toMatch(new RegExp(`.${title.replaceAll(/\W/g, ".")}`))
    expect(name.startsWith(link.text.slice(0, 10)), name).toBe(true)
    if (link.getAttribute("href")?.endsWith("#video")) expect(name).toMatch(/video$/)
  }
})

/** The addresses of the menu's links that are marked as a page, or as what it belongs to. */
const marks = (route: string, state: "page" | "true") =>
  documentOf(route)
    .querySelectorAll(`nav[aria-label=Main] [aria-current=${state}]`)
    .map((link) => link.getAttribute("href"))

test("the menu marks the page shown, and what it belongs to", () => {
  const entries = documentOf("/")
    .querySelectorAll("#main-menu > ul > li > a:not([lang])")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((entry) => entry.startsWith("/"))
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) {
    expect(marks(entry, "page"), entry).toContain(entry)
    // A page below an entry's page belongs to it.
    const below = routes.find((route) => route !== entry && entry !== "/" && route.startsWith(entry))
    if (below && !entries.includes(below)) expect(marks(below, "true"), below).toEqual([entry])
  }
})

test("an invalid field is marked, shows its error and has the focus until it is fixed", async ({ page }) => {
  await page.goto("/contact/")
  await waitUntilSettled(page)
  await page.getByRole("textbox", { name: controlWords.formFields.name, exact: true }).fill("Ada")
  const mail = page.getByRole("textbox", { name: controlWords.formFields.email })
  await mail.fill("not an address")
  await page.getByRole("button", { name: controlWords.contact.send }).click()
  await expect(mail).toBeFocused()
  await expect(mail).toHaveAttribute("aria-invalid", "true")
  await expect(mail).toHaveAccessibleDescription(/\S/)
  await expect(page.locator("form [aria-invalid]")).toHaveCount(3)
  await mail.fill("ada@site.example")
  await expect(mail).not.toHaveAttribute("aria-invalid")
  await expect(mail).toHaveAccessibleDescription("")

  await test.step("the captions of the video with speech load", async () => {
    const video = page.locator("main video:has(track)")
    if ((await video.count()) === 0) return
    await video.evaluate((element: HTMLVideoElement) => element.play())
    const cues = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0)
    await expect.poll(cues, "cues of the captions").toBeGreaterThan(3)
    expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe("showing")
    await video.evaluate((element: HTMLVideoElement) => element.pause())
  })

  await test.step("the copies in the endless rows are hidden from screen readers", async () => {
    if (counts.reviews === 0) return
    await expect(page.locator("[data-sliding] ul[aria-hidden=true]")).not.toHaveCount(0)
    await expect(page.locator("[data-sliding] ul[aria-hidden=true]:not([inert])")).toHaveCount(0)
    const items = page.getByRole("main").getByRole("listitem")
    const first = (await items.locator("blockquote + div strong").first().textContent()) ?? ""
    expect(await items.getByText(first, { exact: true }).count()).toBeLessThanOrEqual(1)
  })

  await test.step("their pause button is large enough", () =>
    expectLarge(page.getByRole("button", { name: /reviews$/ })))

  await test.step("rows that do not slide are named tab stops and scroll with the arrow keys", async () => {
    // A row that need not scroll is no tab stop.
    if (counts.reviews < 3) return
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole("button", { name: /reviews$/ })).toBeHidden()
    const row = page
      .getByRole("group")
      .filter({ has: page.getByRole("blockquote") })
      .first()
    await row.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })
})

async function expectLarge(buttons: Locator) {
  for (const button of await buttons.all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
}

test("the rotating words are one sentence for a screen reader, and stop and resume with their button", async ({
  page,
}) => {
  await page.clock.install()
  await page.goto("/")
  await waitUntilSettled(page)
  const heading = page.getByRole("heading", { level: 1 })
  const pause = page.getByRole("button", { name: controlWords.hero.pause })
  const play = page.getByRole("button", { name: controlWords.hero.play })
  const current = page.locator("h1 [data-current]")
  const title = await heading.ariaSnapshot()
  const first = await current.textContent()
  await page.clock.runFor(3100)
  await expect(current).not.toHaveText(first ?? "")
  expect(await heading.ariaSnapshot()).toBe(title)
  await expectLarge(pause)
  await pause.click()
  const kept = await current.textContent()
  await page.clock.runFor(10_000)
  expect(await current.textContent()).toBe(kept)
  await play.click()
  await page.clock.runFor(3100)
  await expect(current).not.toHaveText(kept ?? "")

  await test.step("they stop with all other motion, even after an earlier choice to play them", async () => {
    await page.getByRole("button", { name: controlWords.menu.still }).click()
    await expect(play).toBeVisible()
  })
})
