import { expect, test } from "@playwright/test"
import { states } from "../test/content"
import { owner } from "../test/pages"
import { hydrated } from "./watch"

const menu = [
  ["About", `/about-${owner.slug}/`],
  ["Work", "/work/"],
  ["Services", states[0]?.[1]],
  ["Skills", "/skills/"],
  ["Contact", "/contact/"],
  ["Pricing", "/pricing/"],
  ["Blogs", `/${owner.slug}-blogs/`],
]

const dropdowns: [string, [string, string][]][] = [
  ["Services", states],
  [
    "Contact",
    [
      ["Contact Me", "/contact/"],
      ["Book A Call", "/booking/"],
    ],
  ],
  [
    "Pricing",
    [
      ["Pricing", "/pricing/"],
      ["Make Payment", "/payment/"],
    ],
  ],
]

test.beforeEach(({ page }) => page.goto("/").then(() => hydrated(page)))

const nav = "nav[aria-label=Main]"

test("R2.3: the menu has its entries in order, after the logo with a link to the home page", async ({
  page,
}) => {
  const links = page.locator(`${nav} > div > ul > li > a`)
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute("href")]),
  )
  expect(found).toEqual(menu)
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveAttribute("href", "/")
})

for (const [name, entries] of dropdowns) {
  test(`${name} has a dropdown that opens on hover and closes when the pointer leaves`, async ({ page }) => {
    const item = page.locator(`${nav} li`, {
      has: page.getByRole("button", { name: `${name} submenu` }),
    })
    const submenu = item.locator("ul")
    await expect(submenu).toBeHidden()
    await item.getByRole("link", { name, exact: true }).first().hover()
    await expect(submenu).toBeVisible()
    const found = await submenu
      .locator("a")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]))
    expect(found).toEqual(entries)
    await submenu.locator("a").last().hover()
    await expect(submenu).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(submenu).toBeHidden()
  })
}

test("with the keyboard a button opens the dropdown, Escape closes it and returns the focus", async ({
  page,
}) => {
  const button = page.getByRole("button", { name: "Services submenu" })
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(button).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Texas" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute("aria-expanded", "false")
  await expect(page.getByRole("link", { name: "Texas" })).toBeHidden()
})

test("one dropdown is open at a time, and leaving it with the Tab key closes it", async ({ page }) => {
  const services = page.getByRole("button", { name: "Services submenu" })
  const contact = page.getByRole("button", { name: "Contact submenu" })
  await services.focus()
  await page.keyboard.press("Enter")
  await contact.focus()
  await expect(services).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("Enter")
  await expect(contact).toHaveAttribute("aria-expanded", "true")
  await expect(page.locator(`${nav} [aria-expanded=true]`)).toHaveCount(1)
})

test("a choice opens its page without loading a new document, closes the dropdown and marks the page", async ({
  page,
}) => {
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole("button", { name: "Contact submenu" }).click()
  await page.getByRole("link", { name: "Contact Me" }).first().click()
  await expect(page).toHaveURL(/\/contact\/$/)
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
  await page.mouse.move(700, 700)
  await expect(page.locator(`${nav} [aria-expanded=true]`)).toHaveCount(0)
  await expect(page.locator(`${nav} ul ul a[aria-current=page]`)).toHaveText("Contact Me")
})

test("the header's style changes after 10 px of scrolling, and changes back", async ({ page }) => {
  const header = page.getByRole("banner")
  const style = () => header.evaluate((element) => getComputedStyle(element).boxShadow)
  const atTop = await style()
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: "instant" }))
  await page.waitForTimeout(100)
  expect(await style()).toBe(atTop)
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: "instant" }))
  await expect.poll(style).not.toBe(atTop)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await expect.poll(style).toBe(atTop)
})

test("the skip link is the first tab stop and leads to the content", async ({ page }) => {
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to the content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("the footer has its call to action, two columns, an email link, four social links and the year", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo")
  await expect(footer.getByRole("heading", { name: "From Concepts To Reality" })).toBeVisible()
  await expect(footer.getByRole("link", { name: "Get in touch" })).toHaveAttribute("href", "/contact/")
  for (const title of ["Explore", "Get Started"]) {
    await expect(footer.getByRole("navigation", { name: title }).getByRole("link").first()).toBeVisible()
  }
  await expect(footer.getByRole("link", { name: owner.email })).toHaveAttribute(
    "href",
    `mailto:${owner.email}`,
  )
  for (const network of ["LinkedIn", "Instagram", "GitHub", "LeetCode"]) {
    const link = footer.getByRole("link", { name: new RegExp(`^${network}`) })
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
  }
  await expect(footer).toContainText("© 2025")
})

test("an unknown address gets a 404 page with header, footer and links to other pages", async ({ page }) => {
  const response = await page.goto("/no-such-page/")
  expect(response?.status()).toBe(404)
  await expect(page.locator("h1")).toHaveCount(1)
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
  const ways = page.getByRole("navigation", { name: "Other pages" }).getByRole("link")
  expect(await ways.count()).toBeGreaterThanOrEqual(3)
  for (const href of await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))) {
    expect((await page.request.get(href ?? "")).status()).toBe(200)
  }
})
