import { readFileSync } from "node:fs"
import { parse } from "node-html-parser"
import { expect, test } from "../helpers/base"
import { owner } from "../../test/pages"
import { hydrated, waitUntilSettled } from "../helpers/page-state"

/** What checks of any owner's site take as they find it, the sample has. */

const htmlOf = (route: string) => readFileSync(`public${route}index.html`, "utf8")

/** The addresses of the menu's links that are marked as a page, or as what it belongs to. */
const marks = (route: string, state: "page" | "true") =>
  parse(htmlOf(route))
    .querySelectorAll(`header nav [aria-current=${state}]`)
    .map((link) => link.getAttribute("href"))

test("the menu marks the pages of the sample, and what they belong to", () => {
  expect(marks("/skills/", "page")).toEqual(["/skills/"])
  expect(marks("/work/zync/", "true")).toEqual(["/work/"])
  expect(marks("/web-design-florida/", "true")).toHaveLength(1)
  expect(marks("/booking/", "true")).toEqual(["/contact/"])
  expect(marks("/netflix-blog/", "true")).toEqual([`/${owner.slug}-blogs/`])
})

test("the process video has captions", () => {
  expect(
    parse(htmlOf("/contact/")).querySelector("main video track[kind=captions]")?.getAttribute("src"),
  ).toMatch(/\.vtt$/)
})

test("prices are shown in dollars, as the structured data has them", () => {
  const text = parse(htmlOf("/pricing/")).querySelector("main")?.textContent
  for (const price of [1500, 2700, 5000]) expect(text).toContain(`$${price}`)
})

test("the home page links to a project's video, which an anchor leads to", () => {
  expect(htmlOf("/")).toMatch(/<a[^>]* href="\/work\/[^"]+#video"/)
})

test("the menu is a list of seven, three of them with a list of their own; questions follow a move's first view", async ({
  page,
}) => {
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
  await page.locator('header a[href="/pricing/"]').first().click()
  await expect(page.locator("details[name=faq]").first()).toBeAttached()
})

test("articles have other articles, and sections to mark", async ({ page }) => {
  await page.goto("/netflix-blog/")
  await waitUntilSettled(page)
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link")
  await links.nth(2).click()
  await expect(links.nth(2)).toHaveAttribute("aria-current", "true")
  const others = page.getByRole("navigation", { name: "Other articles" }).getByRole("link")
  expect(await others.count()).toBeGreaterThanOrEqual(2)
})
