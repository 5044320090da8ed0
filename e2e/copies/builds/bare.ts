import { readdirSync, rmSync } from "node:fs"
import { type HTMLElement, parse } from "node-html-parser"
import { z } from "zod"
import { pageDataFile } from "../../../src/gatsby/internals"
import { filesBelow } from "../../../src/gatsby/source/files-below"
import { rewrite, runIn } from "../../../test/copies/copy-site"
import { fixtureOwner as owner } from "../../../test/fixture"
import { copy } from "../../../test/copies/site-snapshot"
import { expect, test } from "../../helpers/base"
import { type Fields, built, edit, exists, inContent, inPublic, page } from "../built"
import { addresses, expectNothingLost } from "../sparse-content"

/**
 * The site of an owner who lacks most of what they may have, in another language and currency: one project, one plan, one
 * question, one review, nothing but drafts of articles, no state, and most pages off.
 */

const off = ["skills", "booking", "payment"]
const price = 12000
const blogs = `${owner.slug}-blogs`

const pageData = z.object({ result: z.object({ pageContext: z.record(z.string(), z.unknown()) }) })

const document = (address: string) => parse(page(address))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ text }) => text.trim())

/** Leaves the first item of a list. */
const keepOne = (file: string, more: Fields = {}) =>
  edit(file, (list) => ({
    ...list,
    items: z
      .array(z.record(z.string(), z.unknown()))
      .parse(list["items"])
      .slice(0, 1)
      .map((item) => ({ ...item, ...more })),
  }))

/** Makes plain words of the links to other pages in a text. */
const unlinked = (text: string) => text.replaceAll(/\[([^\]]+)\]\(\/[^)]*\)/g, "$1")

/** Makes the small site a bare one. */
export function removeOptionalContent() {
  const lists = ["currencies", "education", "commitments", "skills"].map((name) => `lists/${name}.json`)
  const pages = ["states", "booking", "estimate", "yours"].map((name) => `pages/${name}.json`)
  for (const place of ["states", "projects/ferry", "pages/terms.mdx", ...lists, ...pages])
    rmSync(inContent(place), { recursive: true })
  for (const article of readdirSync(inContent("blog")))
    rewrite(inContent("blog", article, "index.mdx"), (text) => text.replace("---\n", "---\ndraft: true\n"))
  for (const list of ["faq", "testimonials"]) keepOne(`lists/${list}.json`)
  keepOne("lists/plans.json", { price })
  edit("resume.json", (resume) => ({ ...resume, projects: undefined }))
  edit("pages/home.json", (home) => ({ ...home, video: undefined, figures: undefined }))
  for (const file of ["projects/loom/case-study.mdx", "pages/privacy.mdx"]) rewrite(inContent(file), unlinked)
  edit("site.json", (site) => ({
    ...site,
    language: "de-AT",
    currency: "EUR",
    country: "AT",
    pages: Object.fromEntries(off.map((name) => [name, false])),
  }))
}

export function bare() {
  test("only the pages that have something to show are built", () => {
    const pages = addresses()
    const sitemap = built("sitemap-0.xml")
    for (const gone of [...off, "estimate", "terms", blogs]) {
      expect(pages.filter((address) => address.startsWith(`/${gone}/`))).toEqual([])
      expect(sitemap).not.toContain(`/${gone}/`)
    }
    expect(pages.filter((address) => address.startsWith("/web-design"))).toEqual([])
    expect(pages).toEqual(expect.arrayContaining(["/", "/work/", "/contact/", "/pricing/", "/privacy/"]))
  })

  test("with nothing but drafts there is no article, no tag and no feed", () => {
    for (const gone of ["wet-paper", "ninety-years", "rss.xml", "feed.json", "feeds"])
      expect(exists(gone), gone).toBe(false)
    expect(page("")).not.toContain("application/rss+xml")
  })

  test("no page names a missing page, and all other rules of built pages hold", async () => {
    const { code, output } = await runIn(copy, "npm", ["run", "audit"])
    expect(code, output).toBe(0)
  })

  test("no menu, list, group or form is left without what it is for, and no link leads to its own page", () => {
    expectNothingLost()
    for (const address of addresses())
      expect(document(address).querySelectorAll("header nav a").length, address).toBeGreaterThan(0)
  })

  test("a site that cannot send has its address on the contact page, and no form", () => {
    const contact = document("contact")
    expect(contact.querySelector("main form")).toBeNull()
    const address = contact.querySelector("main a[href^='mailto:'].display")
    expect(address?.text).toBe(new URL(address?.getAttribute("href") ?? "").pathname)
    expect(document("privacy").querySelectorAll("#fields dt")).toEqual([])
  })

  test("one of a kind has no controls for several", () => {
    const work = document("work")
    expect(work.querySelector('[aria-label="Filter projects"]')).toBeNull()
    expect(work.text).not.toMatch(/\bAll\s*\d/)
    expect(document("work/loom").querySelector('[aria-label="More case studies"]')).toBeNull()
    const contact = document("contact")
    expect(contact.querySelectorAll("blockquote")).toHaveLength(1)
    expect(contact.querySelectorAll("button").filter((button) => /reviews/.test(button.outerHTML))).toEqual(
      [],
    )
  })

  test("a site of one language says nothing of others, in its pages and in their data", () => {
    for (const address of addresses()) {
      expect(page(address), address).not.toMatch(/hreflang|x-default|og:locale:alternate|\sdir=/i)
      const data = built(pageDataFile(address))
      expect(data, address).not.toContain('"writtenIn":"')
      const { pageContext } = pageData.parse(JSON.parse(data)).result
      const ofLanguages = /^(?:language|languages|translations|rightToLeft|home)$/
      expect(Object.keys(pageContext).filter((key) => ofLanguages.test(key))).toEqual([])
    }
    expect(exists("404/index.html")).toBe(true)
    expect(filesBelow(inPublic()).filter((file) => /[^/]\/404\.html$/.test(file))).toEqual([])
  })

  test("prices, language and place are the owner's", () => {
    const pricing = document("pricing")
    const format = new Intl.NumberFormat("de-AT", {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
    })
    expect(
      texts(pricing.querySelectorAll("[aria-label=Plans] li > .display, [aria-label=Plans] li > p")),
    ).toContainEqual(expect.stringContaining(format.format(price).replaceAll("\u00a0", " ")))
    expect(pricing.querySelector("html")?.getAttribute("lang")).toBe("de-AT")
    expect(pricing.querySelector('[property="og:locale"]')?.getAttribute("content")).toBe("de_AT")
    const data = pricing.querySelector('[type="application/ld+json"]')?.text ?? ""
    expect(data).toContain('"priceCurrency":"EUR"')
    expect(data).toContain('"addressCountry":"AT"')
  })
}
