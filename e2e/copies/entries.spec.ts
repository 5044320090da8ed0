import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "../base"
import { addEntries } from "../../test/many-entries/add-entries"
import { audit } from "../../scripts/audit/audit"
import { startServer } from "../../scripts/serve/start-server"
import { filesBelow } from "../../src/post-build/files-below"
import { readSitePages } from "../../src/model/pages/site-pages"
import { articlesPerPage, listPages, projectsPerPage } from "../../src/model/pages/list-pages"
import { expectNoFaults } from "../axe"
import { settle } from "../watch"
import { buildCopy, rewrite } from "../../test/copy-site"
import { fixtureOwner as owner } from "../../test/fixture"
import { copy, restoreSnapshot } from "../../test/site-snapshot"

/**
 * An owner's most common task: when an entry is added or removed, so are its page, its card,
 * its menu entry and its sitemap entry, without a change of code. Runs on the copy of the small site.
 */

test.describe.configure({ mode: "serial", timeout: 600_000 })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await restoreSnapshot()
})

const inCopy = (...place: string[]) => path.join(copy, "content", ...place)

const build = () => buildCopy(copy)

/** Text that an owner would hardly write, but that a page must still show as text. */
const hostile = "</script><b>1</b>"

/** The source of a page that only the copy has. */
const newPage = `import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/heading/page-intro"
import { BelowFold } from "../components/below-fold/below-fold"
import { Prose } from "../components/prose/prose"
import { Seo } from "../components/seo/seo"

export default function GuaranteesPage({ data }: PageProps<Queries.GuaranteesQuery>) {
  return data.textPage && (
    <>
      <PageIntro intro={data.textPage.intro} />
      <BelowFold><Prose html={data.textPage.html} /></BelowFold>
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.GuaranteesQuery>) {
  return data.textPage && <Seo seo={data.textPage.seo} pathname={location.pathname} />
}

export const query = graphql\`
  query Guarantees {
    textPage(folder: { eq: "guarantees" }) { seo { ...Seo } intro { ...Intro } html }
  }
\`
`

const newWords = `---
seo:
  title: "Guarantees with Every Website Plan"
  description: "What is promised with every plan: delivery on the agreed day, your own domain and code, and help for a month after launch."
  keywords: [web design guarantee]
intro:
  title: What is promised with every plan
  subtitle: Guarantees
  text: Three promises, in writing.
---

## On time

Delivered on the agreed day.
`

const page = (address: string) => readFileSync(path.join(copy, "public", address, "index.html"), "utf8")
/** Returns the titles of a list's cards with their links. A project without a case study has no link. */
const cardsOn = (address: string) =>
  [...page(address).matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title]) => title)
const sitemap = () => readFileSync(path.join(copy, "public/sitemap-0.xml"), "utf8")
/** The built files with the time of their last change, in milliseconds. */
const published = () => {
  const place = path.join(copy, "public")
  return filesBelow(place).map((file) => `${file} ${statSync(path.join(place, file)).mtimeMs}`)
}
const exists = (address: string) => existsSync(path.join(copy, "public", address, "index.html"))

test("a fault in the content stops the build before it changes a page, and the build says where it is", async () => {
  const before = published()
  const file = inCopy("lists/plans.json")
  const sound = readFileSync(file, "utf8")
  writeFileSync(file, sound.replace(/"price": \d+/, '"price": "cheap"'))
  const { code, said } = await build()
  expect(code).not.toBe(0)
  expect(said).toMatch(/content\/lists\/plans\.json:\d+ items\[0\]\.price must be a whole number/)
  expect(said).not.toMatch(/^\s+at .*src\/model/m)
  expect(published()).toEqual(before)
  writeFileSync(file, sound)
})

test("a state, a project and an article are added and others removed, only by their files", async () => {
  // Add Cornwall, remove Cumbria.
  cpSync(inCopy("states/yorkshire.json"), inCopy("states/cornwall.json"))
  rewrite(inCopy("states/cornwall.json"), (text) =>
    text
      .replace('"order": 1', '"order": 4')
      .replace('"state": "Yorkshire"', '"state": "Cornwall"')
      .replaceAll("Plain, quick websites for", "Light, quick websites for")
      .replace("Websites for shops in Yorkshire", `Web ${hostile} in Cornwall`)
      .replace(/("closing": \{\s+"title": )"[^"]+"/, `$1"${hostile} \\"שלום\\" 🧭"`)
      .replace('"YK"', '"CW"'),
  )
  rmSync(inCopy("states/cumbria.json"))

  // Add a project with its case study, remove Ferry.
  cpSync(inCopy("projects/loom"), inCopy("projects/abacus"), { recursive: true })
  rewrite(inCopy("projects/abacus/project.json"), (text) =>
    text
      .replace('"order": 1,', '"order": 12,')
      .replace(/"title": "[^"]+"/, '"title": "Abacus"')
      .replaceAll("/work/loom/", "/work/abacus/"),
  )
  rewrite(inCopy("projects/abacus/case-study.mdx"), (text) =>
    text.replaceAll("Loom", "Abacus").replace(/^( {2}description: ")/m, "$1Abacus: "),
  )
  rmSync(inCopy("projects/ferry"), { recursive: true })

  // Add an article, remove another.
  cpSync(inCopy("blog/wet-paper"), inCopy("blog/how-i-count"), { recursive: true })
  rewrite(inCopy("blog/how-i-count/index.mdx"), (text) =>
    text
      .replace(/^title: .+$/m, "title: How I count")
      .replace(/^date: .+$/m, "date: 2025-02-03")
      .replace(/^( {2}title): "/m, '$1: "Counting: ')
      .replace(/^( {2}description): ".{20}/m, '$1: "How I count, in short'),
  )
  rmSync(inCopy("blog/ninety-years"), { recursive: true })

  // Add so many more that the lists need several pages.
  await addEntries(copy, { count: 60, pictures: false })

  // Remove links to removed entries, which the check would report.
  for (const file of readdirSync(inCopy(), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(json|mdx)$/.test(name),
  )) {
    rewrite(inCopy(file), (text) =>
      text
        .replaceAll("/web-design-cumbria/", "/web-design-cornwall/")
        .replaceAll("/work/ferry/", "/work/abacus/")
        .replaceAll("project: ferry", "project: abacus")
        .replaceAll("/ninety-years/", "/how-i-count/"),
    )
  }

  // Add a fixed page: only its file and its texts.
  writeFileSync(path.join(copy, "src/pages/guarantees.tsx"), newPage)
  writeFileSync(inCopy("pages/guarantees.mdx"), newWords)

  // Change the owner's name, too.
  rewrite(inCopy("site.json"), (text) =>
    text
      .replace(`"name": "${owner.name}"`, '"name": "Ada Byron"')
      .replace(`"slug": "${owner.slug}"`, '"slug": "ada"'),
  )

  // Files that editors and systems leave beside entries are not entries.
  cpSync(inCopy("blog/wet-paper"), inCopy("blog/.secret-draft"), { recursive: true })
  cpSync(inCopy("projects/loom"), inCopy("projects/loom~"), { recursive: true })
  cpSync(inCopy("states/yorkshire.json"), inCopy("states/#yorkshire.json"))
  writeFileSync(inCopy("states/._yorkshire.json"), Buffer.from([0, 5, 22, 7]))
  for (const file of [
    "blog/.secret-draft/index.mdx",
    "projects/loom~/project.json",
    "states/#yorkshire.json",
  ])
    rewrite(inCopy(file), (text) => text.replaceAll(/Loom|Wet Paper|Yorkshire/g, "Leftover"))

  const { code, said } = await build()
  expect(code, said).toBe(0)
  expect(said).toContain("GATSBY_EMAILJS_PUBLIC_KEY")
})

test("files that editors and systems leave beside entries are not published", () => {
  for (const address of [
    ".secret-draft",
    "secret-draft",
    "work/loom~",
    "web-design-#yorkshire",
    "web-design-._yorkshire",
  ])
    expect(exists(address), address).toBe(false)
  const texts = readdirSync(path.join(copy, "public"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:html|json|xml)$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
  expect(texts.length).toBeGreaterThan(0)
  for (const file of texts) expect(readFileSync(file, "utf8"), file).not.toContain("Leftover")
})

test("each new entry has its page, its card, its menu entry and its sitemap entry", () => {
  expect(page("web-design-cornwall")).toContain("Websites in Cornwall")
  expect(page("web-design-cornwall")).toMatch(/&lt;b&gt;1&lt;\/b&gt; (?:&quot;|")שלום(?:&quot;|") 🧭/)
  expect(page("web-design-cornwall")).not.toContain("<b>1</b>")
  expect(page("skills")).toMatch(/href="\/web-design-cornwall\/"[^>]*>Cornwall</)
  expect(page("work/abacus")).toContain("<h1")
  expect(page("work")).toMatch(/href="\/work\/abacus\/"[^>]*>Case Study/)
  expect(page("how-i-count")).toContain("How I count")
  expect(page("how-i-count")).toMatch(/datetime="2025-02-03"/i)
  expect(page("ada-blogs")).toMatch(/href="\/how-i-count\/"/)
  for (const name of ["web-design-cornwall", "work-abacus", "how-i-count"]) {
    expect(existsSync(path.join(copy, `public/share/${name}.jpg`))).toBe(true)
  }
  for (const address of ["/web-design-cornwall/", "/work/abacus/", "/how-i-count/"])
    expect(sitemap()).toContain(`${address}<`)
})

test("a fixed page needs only its file and its texts: it gets its sitemap entry, share image and policy", async () => {
  expect(page("guarantees")).toContain("What is promised")
  expect(sitemap()).toContain("/guarantees/<")
  expect(existsSync(path.join(copy, "public/share/guarantees.jpg"))).toBe(true)
  expect(readFileSync(path.join(copy, "public/_headers"), "utf8")).toMatch(/^\/guarantees\/$/m)
  const listed = readSitePages(copy, copy).find(({ path: at }) => at === "/guarantees/")
  expect(listed).toMatchObject({ kind: "guarantees", title: "What is promised with every plan" })
})

test("without the provider's ids the page offers a mail link instead of the button, and says so", () => {
  expect(page("contact")).toContain("not set up here")
  expect(page("contact")).not.toContain('type="submit"')
  expect(page("contact")).toContain("mailto:")
})

test("nothing is left of a removed entry", () => {
  for (const address of ["web-design-cumbria", "work/ferry", "ninety-years"]) {
    expect(exists(address)).toBe(false)
    expect(sitemap()).not.toContain(`/${address}/`)
    for (const other of ["", "work", "ada-blogs", "wet-paper", "web-design-yorkshire"]) {
      expect(page(other)).not.toContain(`href="/${address}/"`)
    }
  }
})

test("the owner's name is in one file, and their addresses and pages use it", () => {
  for (const address of ["about-ada", "ada-blogs"]) expect(exists(address)).toBe(true)
  expect(page("ada-blogs")).toContain("Notes by Ada Byron")
  for (const address of ["", "about-ada", "ada-blogs", "contact", "work/loom", "wet-paper"]) {
    expect(page(address), address).not.toContain(owner.name)
  }
})

test("a list of many entries has several complete pages, with every entry on one of them", async () => {
  // Of two entries of each kind one was replaced, and 30 were added.
  const lists = [
    { path: "/ada-blogs/", entries: 32, limit: articlesPerPage },
    { path: "/work/", entries: 32, limit: projectsPerPage },
  ]
  for (const list of lists) {
    const pages = listPages(list.path, list.entries, list.limit)
    const shown = pages.map((each) => cardsOn(each.path))
    expect(shown.map(({ length }) => length)).toEqual(
      pages.map(({ skip, limit }) => Math.min(limit, list.entries - skip)),
    )
    expect(new Set(shown.flat()).size).toBe(list.entries)
  }
  const addresses = readSitePages(copy, copy).map(({ path: address }) => address)
  expect((await audit(path.join(copy, "public"), addresses)).faults).toEqual([])
})

test("the pages of a list and the lists of its categories are linked with and without JavaScript", async ({
  browser,
}) => {
  const site = await startServer({ root: path.join(copy, "public"), port: 0 })
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const visit = await context.newPage()
    const pages = visit.getByRole("navigation", { name: "Pages" })
    const cards = visit.getByRole("region", { name: "Projects" }).getByRole("article")
    await visit.goto(`${site.origin}/work/`)
    await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page")
    // A late part of the page may move the link.
    if (javaScriptEnabled) await settle(visit)
    await pages.getByRole("link", { name: "Next" }).click()
    await expect(visit).toHaveURL(/\/work\/2\/$/)
    await expect(visit).toHaveTitle(/page 2/)
    await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
    await expect(pages.getByRole("link", { name: "Next" })).toHaveCount(0)
    const choice = visit
      .getByRole("list", { name: "Filter projects" })
      .getByRole("link", { name: /^Programs/ })
    const count = Number(/\d+/.exec(await choice.innerText())?.[0])
    await choice.click()
    await expect(visit).toHaveURL(/\/work\/web-app\/$/)
    await expect(visit).toHaveTitle(/^Programs/)
    await expect(cards).toHaveCount(count)
    await expect(choice).toHaveAttribute("aria-current", "true")
    if (javaScriptEnabled) await expectNoFaults(visit, "a category's list")
    await context.close()
  }
  const visit = await browser.newPage()
  await visit.goto(`${site.origin}/work/?category=web-app`)
  await expect(visit).toHaveURL(/\/work\/web-app\/$/)
  await visit.close()
  await site.close()
})
