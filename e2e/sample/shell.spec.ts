import { expect, test } from "../helpers/base"
import { states } from "../../test/content"
import { owner } from "../../test/pages"
import { documentOf } from "../helpers/document-of"

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

const home = documentOf("/")
const linksIn = (within: string) =>
  home.querySelectorAll(within).map((link) => [link.text, link.getAttribute("href")])
const nav = "nav[aria-label=Main] > div > ul > li"

test("R2.3: the menu has its entries in order, then the other language, after the logo with a link to the home page", () => {
  expect(linksIn(`${nav} > a`)).toEqual([...menu, ["Español", "/es/"]])
  expect(home.querySelector("header a")?.getAttribute("href")).toBe("/")
  for (const [name, entries] of dropdowns) {
    const at = menu.findIndex(([entry]) => entry === name)
    const item = home.querySelectorAll(nav)[at]
    expect(item?.querySelector("button")?.getAttribute("aria-label"), name).toBe(`${name} submenu`)
    const found = item?.querySelectorAll("ul a").map((link) => [link.text, link.getAttribute("href")])
    expect(found, `the list below ${name}`).toEqual(entries)
  }
})

test("the footer has its call to action, two columns, an email link, four social links and the year", () => {
  const footer = home.querySelector("footer")
  expect(footer?.querySelector("h2")?.text).toBe("From Concepts To Reality")
  const links = linksIn("footer a")
  expect(links).toContainEqual(["Get in touch", "/contact/"])
  expect(links).toContainEqual([owner.email, `mailto:${owner.email}`])
  for (const title of ["Explore", "Get Started"])
    expect(footer?.querySelectorAll(`nav[aria-label="${title}"] a`).length, title).toBeGreaterThan(0)
  for (const network of ["LinkedIn", "Instagram", "GitHub", "LeetCode"]) {
    const link = footer?.querySelectorAll("a").find(({ text }) => text.includes(network))
    expect(link?.getAttribute("target"), network).toBe("_blank")
    expect(link?.getAttribute("rel"), network).toContain("noopener")
  }
  expect(footer?.text).toContain("© 2025")
})
