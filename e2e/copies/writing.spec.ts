import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "../base"
import { audit } from "../../scripts/audit/audit"
import { filesBelow } from "../../src/post-build/files-below"
import { todayAt } from "../../src/model/held-back"
import { readSitePages } from "../../src/model/pages/site-pages"
import { buildCopy, rewrite } from "../../test/copy-site"
import { fixtureOwner as owner } from "../../test/fixture"
import { copy, restoreSnapshot } from "../../test/site-snapshot"

/** Drafts, dates to come and tags, on the copy of the small site with articles of its own. */

test.describe.configure({ mode: "serial", timeout: 600_000 })

const inCopy = (...place: string[]) => path.join(copy, "content", ...place)
const built = (file: string) => readFileSync(path.join(copy, "public", file), "utf8")
const exists = (file: string) => existsSync(path.join(copy, "public", file))
const blogs = `${owner.slug}-blogs`

/** The words of an entry that are nowhere else. */
const wordsOf = (name: string) => `Words of ${name}`

function writeArticle(name: string, fields: string) {
  mkdirSync(inCopy("blog", name), { recursive: true })
  const picture = readdirSync(inCopy("projects"), { recursive: true, encoding: "utf8" }).find((file) =>
    file.endsWith(".png"),
  )
  cpSync(inCopy("projects", picture ?? ""), inCopy("blog", name, "cover.png"))
  const summary = `${wordsOf(name)}: what a reader takes away from an article that is only there for this check.`
  writeFileSync(
    inCopy("blog", name, "index.mdx"),
    `---
seo:
  title: "${wordsOf(name)}, an article"
  description: "${summary}"
  keywords: ["${name}"]
title: "${wordsOf(name)}"
summary: "${summary}"
author: "{name}"
${fields}
image:
  src: ./cover.png
  alt: "A cover"
---

${wordsOf(name)}.
`,
  )
}

/** The built files with an entry's words or address in them. */
const filesWith = (name: string) =>
  filesBelow(path.join(copy, "public")).filter(
    (file) =>
      /\.(?:html|json|xml|js|txt)$|^_/.test(file) &&
      built(file).match(new RegExp(`${wordsOf(name)}|/${name}/`)),
  )

const today = () => todayAt(JSON.parse(readFileSync(inCopy("site.json"), "utf8")))
const tomorrow = () => new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10)

/** Builds the copy and audits what came out. */
async function build() {
  const { code, said } = await buildCopy(copy)
  expect(code, said).toBe(0)
  const addresses = readSitePages(copy, copy).map(({ path: address }) => address)
  const { faults } = await audit(path.join(copy, "public"), addresses)
  expect(faults).toEqual([])
  return said
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await restoreSnapshot()
})

test("a build has nothing of a draft or of an article with a date to come", async () => {
  writeArticle("draft-one", `date: "2026-01-01"\ntags: ["Only A Draft"]\ndraft: true`)
  writeArticle("later-one", `date: "${tomorrow()}"\ntags: ["Only Later"]`)
  writeArticle("shown-one", `date: "2026-01-01"\ntags: ["C#", "Shown"]`)
  writeArticle("shown-two", `date: "2026-01-02"\ntags: ["Shown"]`)
  writeArticle("untagged", `date: "2026-01-03"`)
  cpSync(inCopy("projects/loom"), inCopy("projects/abacus"), { recursive: true })
  rewrite(inCopy("projects/abacus/project.json"), (text) =>
    text.replace(/"title": "[^"]+"/, `"title": "${wordsOf("abacus")}"`).replace("{", '{ "draft": true,'),
  )
  rewrite(inCopy("projects/abacus/case-study.mdx"), (text) =>
    text.replaceAll(/title: .+/g, `title: "${wordsOf("abacus")}"`),
  )

  const said = await build()
  for (const name of ["draft-one", "later-one", "abacus"]) expect(filesWith(name), name).toEqual([])
  for (const name of ["shown-one", "untagged"]) expect(filesWith(name)).toContain(`${name}/index.html`)
  expect(built("sitemap-0.xml")).not.toMatch(/only-a-draft|only-later/)
  expect(said).toMatch(/later-one\/index\.mdx:\d+\s+date\s+is\s+\S+\s+which\s+is\s+still\s+to\s+come/)
})

test("each tag has its page with its articles and its feed, linked from the articles and the list", () => {
  const page = built(`${blogs}/tags/shown/index.html`)
  for (const name of ["shown-one", "shown-two"]) expect(page).toContain(`href="/${name}/"`)
  expect(page).not.toContain('href="/untagged/"')
  expect(page).toContain('type="application/rss+xml" title="Shown" href="/feeds/shown.xml"')
  expect(built("feeds/shown.xml").match(/<item>/g)).toHaveLength(2)
  expect(built("feeds/c-sharp.xml")).toContain(wordsOf("shown-one"))
  expect(built("shown-one/index.html")).toContain(`href="/${blogs}/tags/c-sharp/"`)
  expect(built(`${blogs}/index.html`)).toContain(`href="/${blogs}/tags/c-sharp/"`)
  expect(built("untagged/index.html")).not.toContain(`/${blogs}/tags/`)
})

test("the first build after a draft is done or a day has come publishes the entry everywhere, and takes it back", async () => {
  rewrite(inCopy("blog/draft-one/index.mdx"), (text) => text.replace("draft: true\n", ""))
  rewrite(inCopy("blog/later-one/index.mdx"), (text) => text.replace(/^date: .+/m, `date: "${today()}"`))
  rewrite(inCopy("blog/shown-two/index.mdx"), (text) => text.replace("tags:", "draft: true\ntags:"))
  await build()
  for (const [name, tag] of [
    ["draft-one", "only-a-draft"],
    ["later-one", "only-later"],
  ] as const) {
    const files = filesWith(name)
    for (const file of [`${name}/index.html`, "sitemap-0.xml", "rss.xml", "feed.json", `feeds/${tag}.xml`])
      expect(files).toContain(file)
    expect(files).toContain(`${blogs}/tags/${tag}/index.html`)
  }
  expect(filesWith("shown-two")).toEqual([])
})

test("with nothing but drafts there is no blog, no tag and no feed", async () => {
  for (const name of readdirSync(inCopy("blog")))
    rewrite(inCopy("blog", name, "index.mdx"), (text) =>
      text.includes("draft: true") ? text : text.replace("---\n", "---\ndraft: true\n"),
    )
  // Links to the articles would stop the build.
  for (const file of filesBelow(inCopy()).filter((each) => /\.(?:mdx|json)$/.test(each)))
    rewrite(inCopy(file), (text) =>
      readdirSync(inCopy("blog")).reduce((words, name) => words.replaceAll(`(/${name}/)`, "(/work/)"), text),
    )
  await build()
  expect(exists("rss.xml") || exists("feed.json") || exists("feeds")).toBe(false)
  expect(filesBelow(path.join(copy, "public")).filter((file) => file.startsWith(`${blogs}/tags/`))).toEqual(
    [],
  )
  expect(built("index.html")).not.toContain("application/rss+xml")
  expect(exists(`${blogs}/index.html`)).toBe(false)
})
