import { expect, test } from "../base"
import { states } from "../../test/content"
import { owner } from "../../test/pages"
import { hydrated } from "../watch"

/** The menu and the footer that docs/requirements.md lists. */

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

const nav = "nav[aria-label=Main]"

test.beforeEach(({ page }) => page.goto("/").then(() => hydrated(page)))

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
  test(`the list below ${name} has its entries in order`, async ({ page }) => {
    const item = page.locator(`${nav} li`, {
      has: page.getByRole("button", { name: `${name} submenu` }),
    })
    const found = await item
      .locator("ul a")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]))
    expect(found).toEqual(entries)
  })
}

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
