import { expect, test } from "../base"
import { owner } from "../../test/pages"
import { menuMarks } from "../submenu"
import { hydrated, settle } from "../watch"

/** What checks of any owner's site take as they find it, the sample has. */

test("the menu marks the pages of the sample, and what they belong to", async ({ page }) => {
  const marks = (route: string, state: "page" | "true") => menuMarks(page, route, state)
  expect(await marks("/skills/", "page")).toEqual(["/skills/"])
  expect(await marks("/work/zync/", "true")).toEqual(["/work/"])
  expect(await marks("/web-design-florida/", "true")).toHaveLength(1)
  expect(await marks("/booking/", "true")).toEqual(["/contact/"])
  expect(await marks("/netflix-blog/", "true")).toEqual([`/${owner.slug}-blogs/`])
})

test("the menu is a list of seven, three of them with a list of their own", async ({ page }) => {
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("button", { name: "Contact submenu" }).press("Enter")
  await expect(page.getByRole("navigation", { name: "Main" })).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - link
        - listitem:
          - link
        - listitem:
          - link
          - button / submenu$/
        - listitem:
          - link
        - listitem:
          - link
          - button / submenu$/ [expanded]
          - list:
            - listitem:
              - link
            - listitem:
              - link
        - listitem:
          - link
          - button / submenu$/
        - listitem:
          - link
  `)
})

test("the process video has captions", async ({ page }) => {
  await page.goto("/contact/")
  await expect(page.locator("main video track[kind=captions]")).toHaveAttribute("src", /\.vtt$/)
})

test("prices are shown in dollars, as the structured data has them", async ({ page }) => {
  await page.goto("/pricing/")
  for (const price of [1500, 2700, 5000]) await expect(page.getByRole("main")).toContainText(`$${price}`)
})

test("the questions follow the first view of a page that was moved to", async ({ page }) => {
  await page.goto("/")
  await hydrated(page)
  await page.locator('header a[href="/pricing/"]').first().click()
  await expect(page.locator("details[name=faq]").first()).toBeAttached()
})

test("articles have other articles, and sections to mark", async ({ page }) => {
  await page.goto("/netflix-blog/")
  await settle(page)
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link")
  await links.nth(2).click()
  await expect(links.nth(2)).toHaveAttribute("aria-current", "true")
  const others = page.getByRole("navigation", { name: "Other articles" }).getByRole("link")
  expect(await others.count()).toBeGreaterThanOrEqual(2)
})

for (const [from, to] of [
  [`/${owner.slug}-blogs/`, "/netflix-blog/"],
  ["/", "/work/zync/"],
  ["/work/", "/work/xora/"],
] as const)
  test(`${from} is scrolled where ${to} is linked, so going back has a place to return to`, async ({
    page,
  }) => {
    await page.goto(from)
    await settle(page)
    await page.locator(`main a[href="${to}"]`).first().scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })
