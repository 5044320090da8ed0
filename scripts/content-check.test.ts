/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A copy of the content to spoil; pictures and films are checked for presence alone, so all are there. */
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"))
  cpSync("content", path.join(root, "content"), { recursive: true })
  symlinkSync(path.resolve("static"), path.join(root, "static"))
})

afterEach(() => rmSync(root, { recursive: true }))

const command = ["node_modules/.bin/tsx", "scripts/content-check.ts"]

/** What the command says of the spoilt copy, a line each, without the count. */
function faults(): string[] {
  const { stderr, status } = spawnSync(command[0]!, [command[1]!, root], { encoding: "utf8" })
  expect(status).toBe(1)
  return stderr.trim().split("\n").slice(0, -1)
}

function edit(file: string, change: (text: string) => string) {
  const place = path.join(root, "content", file)
  const before = readFileSync(place, "utf8")
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(place, after)
}

test("the content as shipped is in order", () => {
  expect(execFileSync(command[0]!, [command[1]!], { encoding: "utf8" })).toContain("in order")
})

test("every fault of every file is told at once, a line each, with file, place and reason", () => {
  edit("projects/zync/project.json", (text) => text.replace('"title"', '"tittle"'))
  edit("projects/talkzy/project.json", (text) => text.replace(/"tags": \[/, '"tags": [7, '))
  edit("lists/faq.json", (text) => text.replace('"items"', 'items"'))
  edit("pages/home.json", (text) => text.replace("./home/words/design.svg", "./home/words/desing.svg"))
  edit("projects/xora/case-study.mdx", (text) => text.replace("## Features", "## Faetures"))
  edit("blog/netflix-blog/index.mdx", (text) => `${text}\n\n<Unclosed\n`)
  edit("states/texas.json", (text) => text.replace('"short": "TX"', '"short": "Texas"'))
  edit("pages/contact.json", (text) => text.replace('"to": "/booking/"', '"to": "/boking/"'))
  writeFileSync(path.join(root, "content/projects/zync/projct.json"), "{}")

  const told = faults()
  const expected = [
    /^content\/projects\/zync\/project\.json:\d+ tittle is not a known field, did you mean "title"\?$/,
    /^content\/projects\/zync\/project\.json:\d+ title is missing$/,
    /^content\/projects\/talkzy\/project\.json:\d+ tags\[0\] must be text$/,
    /^content\/lists\/faq\.json:\d+ column \d+ is not JSON/,
    /^content\/pages\/home\.json:\d+ hero\.words\[0\]\.image\.src names content\/pages\/home\/words\/desing\.svg, which is not there$/,
    /^content\/projects\/xora\/case-study\.mdx:\d+ section "Faetures" is not one of a case study, did you mean "Features"\?$/,
    /^content\/blog\/netflix-blog\/index\.mdx:\d+ does not compile: /,
    /^content\/states\/texas\.json:\d+ short must be two capital letters$/,
    /^content\/pages\/contact\.json:\d+ call\.action\.to leads to \/boking\/, which is no page of the site, did you mean "\/booking\/"\?$/,
    /^content\/projects\/zync\/projct\.json is no place for content, did you mean "content\/projects\/zync\/project\.json"\?$/,
  ]
  for (const line of expected) expect(told).toContainEqual(expect.stringMatching(line))
  expect(told.join("\n")).not.toMatch(/^\s+at /m)
})

test("a file that every site needs is missed", () => {
  rmSync(path.join(root, "content/lists/plans.json"))
  expect(faults()).toContainEqual(expect.stringMatching(/^content\/lists\/plans\.json is missing/))
})

test("a project that is taken away is missed where it is still linked", () => {
  rmSync(path.join(root, "content/projects/netflix"), { recursive: true })
  expect(faults()).toContainEqual(
    expect.stringMatching(
      /netflix-blog\/index\.mdx:\d+ project names the project "netflix", which does not exist/,
    ),
  )
})

test("two entries may not make the same page", () => {
  cpSync(path.join(root, "content/blog/netflix-blog"), path.join(root, "content/blog/contact"), {
    recursive: true,
  })
  expect(faults()).toContainEqual(
    expect.stringMatching(
      /^content\/blog\/contact\/index\.mdx makes \/contact\/, which another page has already$/,
    ),
  )
})

test("a word in braces that stands for nothing is told", () => {
  edit("pages/about.json", (text) => text.replace("{name}", "{nane}"))
  expect(faults()).toContainEqual(
    expect.stringMatching(/has \{nane\}, which stands for nothing, did you mean "name"\?$/),
  )
})

test("a file that cannot be read is told alone: links to its page are not", () => {
  edit("projects/netflix/case-study.mdx", (text) => text.replace(/^title: /m, "title: ["))
  const told = faults()
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^content\/projects\/netflix\/case-study\.mdx:\d+ is not YAML/)
})

const front = (paths: string) => (text: string) => text.replace("\n---\n", `\nformerPaths: [${paths}]\n---\n`)

test("a former address that is a page, or that two entries claim, is told", () => {
  edit("projects/zync/case-study.mdx", front('"/contact/", "/old/"'))
  edit("blog/netflix-blog/index.mdx", front('"/old/"'))
  const told = faults()
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/^content\/projects\/zync\/case-study\.mdx:\d+ formerPaths\[0\] is \/contact\/, /)
  expect(told[1]).toMatch(/^content\/projects\/zync\/case-study\.mdx:\d+ formerPaths\[1\] is \/old\/, which /)
})
