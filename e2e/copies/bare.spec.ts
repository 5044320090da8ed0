import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { type HTMLElement, parse } from "node-html-parser"
import { z } from "zod"
import { buildCopy, rewrite, runIn } from "../../test/copy-site"
import { fixtureOwner as owner } from "../../test/fixture"
import { copy, restoreSnapshot } from "../../test/site-snapshot"

/**
 * A site whose owner lacks most of what it may have, in another language and currency: one project, one plan, one
 * question, one review, no article, no state, and most pages off. It is built once.
 */

const off = ["skills", "booking", "payment"]
const price = 12000

test.describe.configure({ mode: "serial", timeout: 600_000 })

const inCopy = (...place: string[]) => path.join(copy, ...place)
const page = (address: string) => parse(readFileSync(inCopy("public", address, "index.html"), "utf8"))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ text }) => text.trim())

const fields = z.record(z.string(), z.unknown())
type Fields = z.infer<typeof fields>
const read = (file: string): Fields => fields.parse(JSON.parse(readFileSync(inCopy(file), "utf8")))
const write = (file: string, values: Fields) => writeFileSync(inCopy(file), JSON.stringify(values))

/** Leaves the first item of a list. */
function keepOne(file: string, change = (item: Fields) => item) {
  const list = read(file)
  const [first] = z.array(fields).parse(list["items"])
  write(file, { ...list, items: first ? [change(first)] : [] })
}

/** Makes plain words of the links to other pages in a text. */
const unlinked = (text: string) => text.replaceAll(/\[([^\]]+)\]\(\/[^)]*\)/g, "$1")

/** Whether the next thing after a heading is another heading that is not below it. */
function standsAlone({ rawTagName, nextElementSibling }: HTMLElement): boolean {
  const next = nextElementSibling?.rawTagName ?? ""
  return /^h[1-6]$/i.test(next) && next <= rawTagName
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await restoreSnapshot()
  const lacked = ["blogs", "states", "booking", "estimate"].map((name) => `pages/${name}.json`)
  for (const place of ["blog", "states", ...lacked])
    rmSync(inCopy("content", place), { recursive: true, force: true })
  for (const list of ["currencies", "education", "commitments", "roles", "skills"])
    rmSync(inCopy("content/lists", `${list}.json`), { force: true })
  for (const list of ["faq", "testimonials"]) keepOne(`content/lists/${list}.json`)
  keepOne("content/lists/plans.json", (plan) => ({ ...plan, price }))
  // The first project with a case study stays.
  const projects = readdirSync(inCopy("content/projects")).toSorted()
  const kept = projects.find((slug) => existsSync(inCopy("content/projects", slug, "case-study.mdx")))
  for (const slug of projects)
    if (slug !== kept) rmSync(inCopy("content/projects", slug), { recursive: true })
  const { projects: ___, ...resume } = read("content/resume.json")
  write("content/resume.json", resume)
  for (const file of [`projects/${kept}/case-study.mdx`, "pages/privacy.mdx", "pages/terms.mdx"])
    rewrite(inCopy("content", file), unlinked)
  write("content/site.json", {
    ...read("content/site.json"),
    language: "de-AT",
    currency: "EUR",
    country: "AT",
    pages: Object.fromEntries(off.map((name) => [name, false])),
  })
  const home = read("content/pages/home.json")
  const { video: _, figures: __, ...rest } = home
  write("content/pages/home.json", rest)
  const { code, said } = await buildCopy(copy)
  expect(code, said).toBe(0)
})

/** The address of every built page. */
const built = () =>
  readdirSync(inCopy("public"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${path.posix.dirname(file).replace(/^\.$/, "")}/`.replace("//", "/"))

test("only the pages that have something to show are built", () => {
  const pages = built()
  for (const gone of [...off, "estimate", `${owner.slug}-blogs`]) expect(pages).not.toContain(`/${gone}/`)
  expect(pages.filter((address) => address.startsWith("/web-design"))).toEqual([])
  expect(pages).toEqual(expect.arrayContaining(["/", "/work/", "/contact/", "/pricing/", "/terms/"]))
  const sitemap = readFileSync(inCopy("public/sitemap-0.xml"), "utf8")
  for (const gone of [...off, "estimate", `${owner.slug}-blogs`]) expect(sitemap).not.toContain(`/${gone}/`)
  for (const feed of ["rss.xml", "feed.json", "feeds"]) expect(existsSync(inCopy("public", feed))).toBe(false)
})

test("no page names a missing page, and all other rules of built pages hold", async () => {
  const { code, said } = await runIn(copy, "npm", ["run", "audit"])
  expect(code, said).toBe(0)
})

test("no menu, list or group is left empty, and no heading stands alone", () => {
  for (const address of built()) {
    const document = page(address)
    for (const list of document.querySelectorAll("ul, ol, dl, nav, section, h1, h2, h3"))
      expect(list.text.trim(), `${address}: ${list.rawTagName}.${list.classNames}`).not.toBe("")
    expect(texts(document.querySelectorAll("h1, h2, h3").filter(standsAlone)), address).toEqual([])
    for (const section of document.querySelectorAll("main section")) {
      const headings = texts(section.querySelectorAll("h1, h2, h3")).join("")
      const isBare =
        section.text.trim().length <= headings.length && !section.querySelector("video, img, form")
      expect(isBare, `${address}: ${headings}`).toBe(false)
    }
    expect(document.querySelectorAll("header nav a").length).toBeGreaterThan(0)
    // A dropdown has more than the link beside it.
    for (const menu of document.querySelectorAll("header nav ul ul"))
      expect(menu.querySelectorAll("a").length).toBeGreaterThan(1)
  }
})

test("one of a kind has no controls for several", () => {
  expect(page("work").querySelector('[aria-label="Filter projects"]')).toBeNull()
  expect(page("work").text).not.toMatch(/\bAll\s*\d/)
  const study = built().find((address) => /^\/work\/.+/.test(address))
  expect(page(study ?? "").querySelector('[aria-label="More case studies"]')).toBeNull()
  const contact = page("contact")
  expect(contact.querySelectorAll("blockquote")).toHaveLength(1)
  expect(contact.querySelectorAll("button").filter((button) => /reviews/.test(button.outerHTML))).toEqual([])
})

test("prices, language and place are the owner's", () => {
  const pricing = page("pricing")
  const format = new Intl.NumberFormat("de-AT", {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  })
  expect(
    texts(pricing.querySelectorAll("[aria-label=Plans] li > .display, [aria-label=Plans] li > p")),
  ).toContainEqual(expect.stringContaining(format.format(price)))
  expect(pricing.querySelector("html")?.getAttribute("lang")).toBe("de-AT")
  expect(pricing.querySelector('[property="og:locale"]')?.getAttribute("content")).toBe("de_AT")
  const data = pricing.querySelector('[type="application/ld+json"]')?.text ?? ""
  expect(data).toContain('"priceCurrency":"EUR"')
  expect(data).toContain('"addressCountry":"AT"')
})
