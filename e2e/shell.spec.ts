import { expect, test } from "./helpers/base"
import { readHeader } from "../src/gatsby/header-width/header-width"
import { atLeast } from "../test/is-sample"
import { owner } from "../test/pages"
import { documentOf } from "./helpers/document-of"
import { itemsWithList, needsRow, submenus } from "./helpers/submenu"
import { hydrated } from "./helpers/page-state"

/** The header and the footer on a desktop. e2e/phone.spec.ts has them on a phone. */

const nav = "nav[aria-label=Main]"

test("the logo is the first link, and the footer has its columns, an email link and links to other sites in new tabs", () => {
  const home = documentOf("/")
  expect(home.querySelector("header a")?.getAttribute("href")).toBe("/")
  const footer = home.querySelector("footer")
  expect(footer?.querySelectorAll("nav").length).toBeGreaterThan(0)
  expect(footer?.querySelector(`a[href="mailto:${owner.email}"]`)).not.toBeNull()
  for (const link of footer?.querySelectorAll('a[href^="https:"]') ?? []) {
    expect(link.getAttribute("target"), link.text).toBe("_blank")
    expect(link.getAttribute("rel"), link.text).toContain("noopener")
  }
})

test("each of the menu's lists opens on hover and closes when the pointer leaves", async ({ page }) => {
  await page.goto("/")
  await hydrated(page)
  await needsRow(page)
  for (const item of await itemsWithList(page).all()) {
    const list = item.locator("ul")
    await expect(list).toBeHidden()
    await item.getByRole("link").first().hover()
    await expect(list).toBeVisible()
    await list.locator("a").last().hover()
    await expect(list).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(list).toBeHidden()
  }
  test.skip((await submenus(page).count()) === 0, "The menu has no lists")
  const [services, contact] = [submenus(page).nth(0), submenus(page).nth(1)]

  await test.step("with the keyboard a button opens the dropdown, Escape closes it and returns the focus", async () => {
    const entry = page.locator(`${nav} ul ul a`).first()
    await services.focus()
    await page.keyboard.press("Enter")
    await expect(services, "Enter").toHaveAttribute("aria-expanded", "true")
    await page.keyboard.press("Tab")
    await expect(entry, "Tab").toBeFocused()
    await page.keyboard.press("Escape")
    await expect(services, "Escape").toBeFocused()
    await expect(services, "Escape").toHaveAttribute("aria-expanded", "false")
    await expect(entry, "Escape").toBeHidden()
    const byHover = services.locator("xpath=..").getByRole("link").first()
    await byHover.hover()
    await expect(entry, "a hover after Escape").toBeVisible()
    await page.keyboard.press("Escape")
    await expect(entry, "Escape under the pointer").toBeHidden()
    await page.mouse.move(700, 700)
  })

  await test.step("one dropdown is open at a time, and leaving it with the Tab key closes it", async () => {
    if ((await submenus(page).count()) < 2) return
    await services.focus()
    await page.keyboard.press("Enter")
    await contact.focus()
    await expect(services).toHaveAttribute("aria-expanded", "false")
    await page.keyboard.press("Enter")
    await expect(contact).toHaveAttribute("aria-expanded", "true")
    await expect(page.locator(`${nav} [aria-expanded=true]`)).toHaveCount(1)
    await page.keyboard.press("Escape")
  })

  await test.step("a choice opens its page without loading a new document, closes the dropdown and marks the page", async () => {
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await services.click()
    const choice = page.locator(`${nav} ul ul a:visible`).first()
    const to = (await choice.getAttribute("href")) ?? ""
    await choice.click()
    await expect(page).toHaveURL(to)
    expect(await page.evaluate(() => "stayed" in window)).toBe(true)
    await page.mouse.move(700, 700)
    await expect(page.locator(`${nav} [aria-expanded=true]`)).toHaveCount(0)
    await expect(page.locator(`${nav} ul ul a[aria-current=page]`)).toHaveAttribute("href", to)
  })
})

test("the header's style changes after 10 px of scrolling, and changes back; scrolled it is opaque and casts nothing", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  await hydrated(page)
  const header = page.getByRole("banner")
  const style = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor)
  /** Scrolls, and waits until the page has seen it. */
  const scrollTo = (top: number) =>
    page.evaluate(async (to) => {
      const seen = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }))
      window.scrollTo({ top: to, behavior: "instant" })
      await seen
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, top)
  const atTop = await style()
  await scrollTo(10)
  expect(await style()).toBe(atTop)
  await scrollTo(11)
  await expect.poll(style).not.toBe(atTop)
  await scrollTo(400)
  await expect(header).toHaveAttribute("data-scrolled", "true")
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(header, colorScheme).toHaveCSS(
      "background-color",
      /^(?:rgb\(|oklch\([^/]+\)|color\([^/]+\))/,
    )
    await expect(header, colorScheme).toHaveCSS("box-shadow", "none")
    await expect(header, colorScheme).toHaveCSS("backdrop-filter", "none")
  }
  await page.emulateMedia({ colorScheme: null })
  await scrollTo(0)
  await expect.poll(style).toBe(atTop)

  await test.step("on a wide screen the header's button is there once", async () => {
    const { headerAction } = readHeader(process.cwd())
    if (!headerAction) return
    await page.setViewportSize({ width: 1800, height: 900 })
    const action = header.getByRole("link", { name: headerAction.label, exact: true })
    await expect(action).toHaveCount(1)
    await expect(action).toBeInViewport({ ratio: 1 })
  })
})

// e2e/pages/ looks at its header, footer and title.
test("an unknown address gets a 404 page with links to other pages", async ({ request }) => {
  expect((await request.get("/no-such-page/")).status()).toBe(404)
  const ways = documentOf("/404.html").querySelectorAll('nav[aria-label="Other pages"] a')
  expect(ways.length).toBeGreaterThanOrEqual(atLeast(3, 1))
  for (const way of ways) {
    const href = way.getAttribute("href") ?? ""
    expect((await request.get(href)).status(), href).toBe(200)
  }
})
