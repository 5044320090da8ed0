import { cpSync, rmSync, writeFileSync } from "node:fs"
import { commandLines } from "../../../scripts/new/command-lines"
import { filesBelow } from "../../../src/gatsby/source/files-below"
import { articlesPerPage, projectsPerPage } from "../../../src/routes/list-pages"
import { readSitePages } from "../../../src/model/pages/site-pages"
import { rewrite, runIn, shrinkPictures } from "../../../test/copies/copy-site"
import { addEntries } from "../../../test/many-entries/add-entries"
import { runScripts } from "../../../test/commands/run-script"
import { copy } from "../../../test/copies/site-snapshot"
import { expect, test } from "../../helpers/base"
import { built, exists, inContent, inCopy, inPublic, page } from "../built"
import { blogs } from "./owner"

/** Text that an owner would hardly write, but that a page must still show as text. */
const hostile = "</script><b>1</b>"

/** Makes an entry of every kind: the first as an owner does, and the rest in one process, which is faster. */
export async function addByCommand() {
  const [first = [], ...rest] = commandLines
  const { code, output } = await runIn(copy, "npm", ["run", "new", "--", ...first])
  expect(code, output).toBe(0)
  const results = runScripts(
    rest.map((line) => ["scripts/new/main.ts", ...line] as const),
    copy,
  )
  for (const { status, stdout, stderr } of results) expect(status, stdout + stderr).toBe(0)
  for (const place of ["projects/abacus", "blog/how-i-count-on-ten-fingers", "states/new-cascadia"])
    await shrinkPictures(inContent(place))
}

/** Removes a state, a project and an article, and the links to them, which the check would report. */
export function removeOthers() {
  for (const place of ["states/cumbria.json", "projects/ferry", "blog/ninety-years"])
    rmSync(inContent(place), { recursive: true })
  for (const file of filesBelow(inContent()).filter((name) => /\.(?:json|mdx)$/.test(name)))
    rewrite(inContent(file), (text) =>
      text
        .replaceAll("/web-design-cumbria/", "/web-design-cornwall/")
        .replaceAll("/work/ferry/", "/work/abacus/")
        .replaceAll(/("?project"?: "?)ferry\b/g, "$1abacus")
        .replaceAll("/ninety-years/", "/shown-one/"),
    )
}

/** Adds a state, a page of its own, and so many projects and articles that their lists need several pages. */
export async function addByFiles() {
  cpSync(inContent("states/yorkshire.json"), inContent("states/cornwall.json"))
  rewrite(inContent("states/cornwall.json"), (text) =>
    text
      .replace('"order": 1', '"order": 4')
      .replace('"state": "Yorkshire"', '"state": "Cornwall"')
      .replaceAll("Plain, quick websites for", "Light, quick websites for")
      .replace("Websites for shops in Yorkshire", `Web ${hostile} in Cornwall`)
      .replace(/("closing": \{\s+"title": )"[^"]+"/, `$1"${hostile} \\"שלום\\" 🧭"`)
      .replace('"YK"', '"CW"'),
  )
  writeFileSync(inCopy("src/pages/guarantees.tsx"), guarantees)
  writeFileSync(inContent("pages/guarantees.mdx"), guaranteesWords)
  await addMany()
  leaveFiles()
}

/** How many projects and articles are added so that their lists need a further page, and so does the projects' category. */
export const many = { projects: projectsPerPage + 1, articles: articlesPerPage }

/** Adds them. Only a few projects have a page of their own, since each page takes its time to build. */
async function addMany() {
  await addEntries(copy, { count: 2 * many.projects, pictures: false })
  for (let number = 1; number <= many.projects; number++) {
    const [project, article] = [`projects/entry-${2 * number - 1}`, `blog/entry-${2 * number}`]
    if (number > 3) rmSync(inContent(project, "case-study.mdx"))
    if (number > many.articles) rmSync(inContent(article), { recursive: true })
  }
}

/** Leaves files beside entries that editors and systems leave, and that are no entries. */
function leaveFiles() {
  const left = ["blog/.secret-draft", "projects/loom~", "states/#yorkshire.json"]
  for (const [index, from] of ["blog/wet-paper", "projects/loom", "states/yorkshire.json"].entries())
    cpSync(inContent(from), inContent(left[index] ?? ""), { recursive: true })
  writeFileSync(inContent("states/._yorkshire.json"), Buffer.from([0, 5, 22, 7]))
  for (const file of [
    "blog/.secret-draft/index.mdx",
    "projects/loom~/project.json",
    "states/#yorkshire.json",
  ])
    rewrite(inContent(file), (text) => text.replaceAll(/Loom|Wet Paper|Yorkshire/g, "Leftover"))
}

export function added() {
  test("each new entry has its page, its card, its menu entry, its share image and its sitemap entry", () => {
    const cornwall = page("web-design-cornwall")
    expect(cornwall).toContain("Websites in Cornwall")
    expect(cornwall).toMatch(/&lt;b&gt;1&lt;\/b&gt; (?:&quot;|")שלום(?:&quot;|") 🧭/)
    expect(cornwall).not.toContain("<b>1</b>")
    expect(page("skills")).toMatch(/href="\/web-design-cornwall\/"[^>]*>Cornwall</)
    expect(page("web-design-new-cascadia")).toContain("Ferndock")
    expect(page("contact")).toMatch(/href="\/web-design-new-cascadia\/"[^>]*>New Cascadia</)
    expect(page("work")).toMatch(/href="\/work\/abacus\/"[^>]*>Case Study/)
    expect(page("work/abacus")).toContain("Abacus: counting without batteries")
    expect(page("how-i-count-on-ten-fingers")).toContain("How I count on ten fingers")
    expect(page(blogs)).toMatch(/href="\/how-i-count-on-ten-fingers\/"/)
    expect(page("shown-one")).toMatch(/datetime="2026-01-01"/i)
    expect(page("web-design-yorkshire")).toContain("It sells our bread.")
    expect(page("pricing")).toContain("Do you travel to clients?")
    const shares = ["web-design-cornwall", "work-abacus", "how-i-count-on-ten-fingers"]
    for (const name of shares) expect(exists(`share/${name}.jpg`), name).toBe(true)
    for (const name of shares)
      expect(built("sitemap-0.xml")).toContain(`/${name.replace("work-", "work/")}/<`)
  })

  test("nothing is left of a removed entry", () => {
    for (const address of ["web-design-cumbria", "work/ferry", "ninety-years"]) {
      expect(exists(`${address}/index.html`), address).toBe(false)
      expect(built("sitemap-0.xml")).not.toContain(`/${address}/`)
      for (const other of ["", "work", blogs, "wet-paper", "web-design-yorkshire"])
        expect(page(other)).not.toContain(`href="/${address}/"`)
    }
  })

  test("files that editors and systems leave beside entries are not published", () => {
    for (const address of [
      ".secret-draft",
      "secret-draft",
      "work/loom~",
      "web-design-#yorkshire",
      "web-design-._yorkshire",
    ])
      expect(exists(`${address}/index.html`), address).toBe(false)
    const texts = filesBelow(inPublic()).filter((file) => /\.(?:html|json|xml)$/.test(file))
    expect(texts.length).toBeGreaterThan(0)
    for (const file of texts) expect(built(file), file).not.toContain("Leftover")
  })

  test("without the provider's ids the page offers a mail link instead of the form", () => {
    expect(page("contact")).not.toContain("<form")
    expect(page("contact")).not.toContain('type="submit"')
    expect(page("contact")).toContain("mailto:")
  })
}

export function newPage() {
  test("needs only its file and its texts: it gets its sitemap entry, share image and policy", () => {
    expect(page("guarantees")).toContain("What is promised")
    expect(built("sitemap-0.xml")).toContain("/guarantees/<")
    expect(exists("share/guarantees.jpg")).toBe(true)
    expect(built("_headers")).toMatch(/^\/guarantees\/$/m)
    const listed = readSitePages(copy, copy).find(({ path: at }) => at === "/guarantees/")
    expect(listed).toMatchObject({ template: "guarantees", title: "What is promised with every plan" })
  })
}

/** The source of a page that only the copy has. */
const guarantees = `import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/heading/page-intro"
import { BelowFold } from "../components/below-fold/below-fold"
import { Prose } from "../components/prose/prose"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"

export default function GuaranteesPage({ data }: PageProps<Queries.GuaranteesQuery>) {
  return data.textPage && (
    <>
      <PageIntro intro={data.textPage.intro} />
      <BelowFold><Prose html={data.textPage.html} /></BelowFold>
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.GuaranteesQuery>) {
  return data.textPage && (
    <Seo site={siteOf(data)} seo={data.textPage.seo} pathname={location.pathname} />
  )
}

export const query = graphql\`
  query Guarantees {
    ...Site
    ...WordsOfCode
    textPage(folder: { eq: "guarantees" }) { seo { ...Seo } intro { ...Intro } html }
  }
\`
`

const guaranteesWords = `---
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
