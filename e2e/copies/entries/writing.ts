import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { filesBelow } from "../../../src/gatsby/source/files-below"
import { todayAt } from "../../../src/model/read/today-at"
import { rewrite } from "../../../test/copies/copy-site"
import { expect, test } from "../../helpers/base"
import { built, edit, exists, inContent, inPublic } from "../built"
import { blogs } from "./owner"

/** Drafts, dates to come and tags. */

/** The words of an entry that are nowhere else. */
const wordsOf = (name: string) => `Words of ${name}`

function writeArticle(name: string, fields: string) {
  mkdirSync(inContent("blog", name))
  cpSync(inContent("projects/loom/thumbnail.png"), inContent("blog", name, "cover.png"))
  const summary = `${wordsOf(name)}: what a reader takes away from an article that is only there for this check.`
  writeFileSync(
    inContent("blog", name, "index.mdx"),
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
  filesBelow(inPublic()).filter(
    (file) =>
      /\.(?:html|json|xml|js|txt|md)$|^_/.test(file) &&
      built(file).match(new RegExp(`${wordsOf(name)}|/${name}/`)),
  )

const today = () => todayAt(JSON.parse(readFileSync(inContent("site.json"), "utf8")))
const tomorrow = () => new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10)

/** Writes articles, of which one is a draft and one has a date to come, and a project that is a draft. */
export function unpublish() {
  writeArticle("draft-one", `date: "2026-01-01"\ntags: ["Only A Draft"]\ndraft: true`)
  writeArticle("later-one", `date: "${tomorrow()}"\ntags: ["Only Later"]`)
  writeArticle("shown-one", `date: "2026-01-01"\ntags: ["C#", "Shown"]`)
  writeArticle("shown-two", `date: "2026-01-02"\ntags: ["Shown"]`)
  writeArticle("untagged", `date: "2026-01-03"`)
  cpSync(inContent("projects/loom"), inContent("projects/draft-two"), { recursive: true })
  rewrite(inContent("projects/draft-two/project.json"), (text) =>
    text.replace(/"title": "[^"]+"/, `"title": "${wordsOf("draft-two")}"`).replace("{", '{ "draft": true,'),
  )
  rewrite(inContent("projects/draft-two/case-study.mdx"), (text) =>
    text.replaceAll(/title: .+/g, `title: "${wordsOf("draft-two")}"`),
  )
}

/** Publishes what was unpublished, and unpublishes another article. Switches a page and the pages' Markdown alternates off. */
export function publishDrafts() {
  rewrite(inContent("blog/draft-one/index.mdx"), (text) => text.replace("draft: true\n", ""))
  rewrite(inContent("blog/later-one/index.mdx"), (text) => text.replace(/^date: .+/m, `date: "${today()}"`))
  rewrite(inContent("blog/shown-two/index.mdx"), (text) => text.replace("tags:", "draft: true\ntags:"))
  edit("site.json", (site) => ({ ...site, llms: "off", pages: { booking: false } }))
}

export function writing() {
  test("a build has nothing of a draft or of an article with a date to come", () => {
    for (const name of ["draft-one", "later-one", "draft-two"]) expect(filesWith(name), name).toEqual([])
    for (const name of ["shown-one", "untagged"]) expect(filesWith(name)).toContain(`${name}/index.html`)
    expect(built("sitemap-0.xml")).not.toMatch(/only-a-draft|only-later/)
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
}

export function taken() {
  test("an entry that is published now is everywhere, and one that is unpublished again is nowhere", () => {
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

  test("a page that is switched off is gone, and so are the pages' Markdown alternates and their list", () => {
    expect(exists("booking/index.html")).toBe(false)
    expect(built("sitemap-0.xml")).not.toContain("/booking/")
    expect(filesBelow(inPublic()).filter((file) => /llms\.txt$|\.html\.md$/.test(file))).toEqual([])
  })
}
