import { type Locator, type Page, expect, test } from "./base"
import { counts } from "../test/content"
import { atLeast } from "../test/is-sample"
import { pages, routes } from "../test/pages"
import { firstOf } from "./first-of"
import { itemsWithList, menuMarks, needsRow, submenus } from "./submenu"
import { settle } from "./watch"

/** The page for a screen reader: headings, landmarks, lists, the current page, motion, errors. */

const open = async (page: Page, route: string) => {
  await page.goto(route)
  await settle(page)
}

test("a project's buttons say what they lead to, and their names begin with what is seen", async ({
  page,
}) => {
  await page.goto("/work/")
  const buttons = page
    .getByRole("article")
    .getByRole("link", { name: /^(See in Action|Source Code|Visit Website)/ })
  expect(await buttons.count()).toBeGreaterThanOrEqual(atLeast(1, 0))
  for (const button of await buttons.all()) {
    const card = button.locator("xpath=ancestor::article")
    const title = (await card.getByRole("heading").textContent()) ?? ""
    await expect(button).toHaveAccessibleName(new RegExp(`.${title.replace(/\W/g, ".")}`))
    if ((await button.getAttribute("href"))?.endsWith("#video"))
      await expect(button).toHaveAccessibleName(/video$/)
  }
})

/** Where the link leads that is pressed at the middle of a part, near its left edge. */
const linkAt = async (part: Locator) => {
  await part.scrollIntoViewIfNeeded()
  return part.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    const under = document.elementFromPoint(left + 20, top + height / 2)
    return under?.closest("a")?.getAttribute("href") ?? null
  })
}

test("a project's thumbnail and title are pressed as before, whichever link lies there", async ({ page }) => {
  await open(page, "/work/")
  for (const card of await page.getByRole("article").all()) {
    expect(await linkAt(card.locator("img").first())).not.toBeNull()
    const study = card.getByRole("link", { name: /^Case Study/ })
    const to = (await study.count()) > 0 ? await study.getAttribute("href") : null
    expect(await linkAt(card.getByRole("heading"))).toBe(to)
  }
})

test("the menu marks the page shown, and what it belongs to", async ({ page }) => {
  const marks = (route: string, state: "page" | "true") => menuMarks(page, route, state)
  await page.goto("/")
  const entries = await page
    .locator('#main-menu > ul > li > a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) {
    expect(await marks(entry, "page")).toContain(entry)
    // A page below an entry's page belongs to it.
    const below = routes.find((route) => route !== entry && entry !== "/" && route.startsWith(entry))
    if (below && !entries.includes(below)) expect(await marks(below, "true")).toEqual([entry])
  }
})

test("an invalid field is marked, shows its error and has the focus until it is fixed", async ({ page }) => {
  await open(page, "/contact/")
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada")
  const mail = page.getByRole("textbox", { name: "Email Address" })
  await mail.fill("not an address")
  await page.getByRole("button", { name: "Send A Message" }).click()
  await expect(mail).toBeFocused()
  await expect(mail).toHaveAttribute("aria-invalid", "true")
  await expect(mail).toHaveAccessibleDescription(/\S/)
  await expect(page.locator("form [aria-invalid]")).toHaveCount(3)
  await mail.fill("ada@site.example")
  await expect(mail).not.toHaveAttribute("aria-invalid")
  await expect(mail).toHaveAccessibleDescription("")
})

test("the copies in the endless rows are hidden from screen readers", async ({ page }) => {
  test.skip(counts.reviews === 0, "There are no reviews")
  await open(page, "/contact/")
  await expect(page.locator("[data-sliding] ul[aria-hidden=true]")).not.toHaveCount(0)
  await expect(page.locator("[data-sliding] ul[aria-hidden=true]:not([inert])")).toHaveCount(0)
  const first = await page
    .getByRole("main")
    .getByRole("listitem")
    .locator("blockquote + div strong")
    .first()
    .textContent()
  const names = page
    .getByRole("main")
    .getByRole("listitem")
    .getByText(first ?? "", { exact: true })
  expect(await names.count()).toBeLessThanOrEqual(1)
})

test("rows that do not slide are named tab stops and scroll with the arrow keys", async ({ page }) => {
  test.skip(counts.reviews < 3, "A row that need not scroll is no tab stop")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, "/contact/")
  const rows = page.getByRole("group").filter({ has: page.getByRole("blockquote") })
  await rows.first().focus()
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => rows.first().evaluate((row) => row.scrollLeft)).toBeGreaterThan(0)
  await expect(page.getByRole("button", { name: /reviews$/ })).toBeHidden()
})

test.describe("the rotating words", () => {
  test("are one sentence for a screen reader, and stop and resume with their button", async ({ page }) => {
    await page.clock.install()
    await open(page, "/")
    const current = page.locator("h1 [data-current]")
    const title = await page.getByRole("heading", { level: 1 }).ariaSnapshot()
    const first = await current.textContent()
    await page.clock.runFor(3100)
    await expect(current).not.toHaveText(first ?? "")
    expect(await page.getByRole("heading", { level: 1 }).ariaSnapshot()).toBe(title)
    await page.getByRole("button", { name: "Pause the changing words" }).click()
    const kept = await current.textContent()
    await page.clock.runFor(10_000)
    expect(await current.textContent()).toBe(kept)
    await page.getByRole("button", { name: "Play the changing words" }).click()
    await page.clock.runFor(3100)
    await expect(current).not.toHaveText(kept ?? "")
  })

  test("stop with all other motion, even after an earlier choice to play them", async ({ page }) => {
    await open(page, "/")
    await page.getByRole("button", { name: "Pause the changing words" }).click()
    await page.getByRole("button", { name: "Play the changing words" }).click()
    await page.getByRole("button", { name: "Pause motion" }).click()
    await expect(page.getByRole("button", { name: "Play the changing words" })).toBeVisible()
  })
})

test("every pause button is at least 24 px in size", async ({ page }) => {
  const state = pages.find(({ kind }) => kind === "state-landing")?.path
  for (const [route, name] of [
    ["/", /words$/],
    ["/contact/", /reviews$/],
    [state, /videos$/],
  ] as const) {
    if (route === undefined) continue
    await open(page, route)
    for (const button of await page.getByRole("button", { name }).all()) {
      const box = (await button.boundingBox())!
      expect(Math.min(box.width, box.height), route).toBeGreaterThanOrEqual(44)
    }
  }
})

test("the captions of the video with speech load", async ({ page }) => {
  await open(page, "/contact/")
  const video = page.locator("main video:has(track)")
  test.skip((await video.count()) === 0, "The video has no words")
  await video.evaluate((element: HTMLVideoElement) => element.play())
  const cues = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0)
  await expect.poll(cues).toBeGreaterThan(3)
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe("showing")
})

test.describe("the accessibility tree", () => {
  test("of a menu entry with a list", async ({ page }) => {
    await open(page, "/")
    await needsRow(page)
    test.skip((await submenus(page).count()) === 0, "The menu has no lists")
    await submenus(page).first().press("Enter")
    await expect(itemsWithList(page).first()).toMatchAriaSnapshot(`
      - listitem:
        - link
        - button / submenu$/ [expanded]
        - list:
          - listitem:
            - link
    `)
  })

  test("of the questions", async ({ page }) => {
    test.skip(counts.questions < 2, "There are fewer than two questions")
    await open(page, firstOf("pricing"))
    await page.locator("main summary").first().press("Enter")
    await expect(page.locator("main details").first()).toMatchAriaSnapshot(`
      - group:
        - heading /./ [level=3]
        - paragraph: /./
    `)
    await expect(page.locator("main details").nth(1)).toMatchAriaSnapshot(`
      - group:
        - heading /./ [level=3]
    `)
  })

  test("of the form with invalid fields", async ({ page }) => {
    await open(page, "/contact/")
    await page.getByRole("button", { name: "Send A Message" }).click()
    await expect(page.getByRole("form")).toMatchAriaSnapshot(`
      - form /./:
        - paragraph:
          - textbox "Name"
        - paragraph:
          - textbox "Email Address"
        - paragraph:
          - textbox "Contact Number"
        - paragraph:
          - textbox "Message"
        - button "Send A Message"
        - status
    `)
  })
})
