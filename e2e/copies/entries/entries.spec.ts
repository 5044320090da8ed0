import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { type Site, startServer } from "../../../scripts/serve/start-server"
import { buildCopy, rewrite } from "../../../test/copies/copy-site"
import { fixture } from "../../../test/fixture"
import { copy, restoreSnapshot } from "../../../test/copies/site-snapshot"
import { expect, test } from "../../helpers/base"
import { build, exists, expectInOrder, inContent, inCopy, inPublic, published } from "../built"
import { freePort } from "../../../test/commands/free-port"
import { addByCommand, addByFiles, added, newPage, removeOthers } from "./added"
import { addBrought, brought } from "./brought"
import { lists, listsInBrowser } from "./lists"
import { nameOwner, owner } from "./owner"
import { setUp, settings, settingsInBrowser } from "./settings"
import { unpublish, publishDrafts, taken, writing } from "./writing"

/**
 * What an owner does in a year, in the copy of the small site: entries come and go, and so do their pages, cards, menu
 * entries and addresses, without a change of code. All of it takes two builds, each of which continues the last one.
 */

test.describe.configure({ mode: "serial", timeout: 1_800_000 })

const component = "src/pages/404.tsx"
const article = "blog/wet-paper/index.mdx"
const figure = /^!\[.*board\.png\)$/m

let port: number
let before: ReadonlyMap<string, number>
let original: string

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  await restoreSnapshot()
  before = published()
  original = readFileSync(inContent(article), "utf8")
})

test("an error in the content stops the build before it changes a page, and the build says where it is", async () => {
  const [plans, tokens] = [inContent("lists/plans.json"), inCopy("src/styles/tokens.css")]
  const sound = [plans, tokens].map((file) => readFileSync(file, "utf8"))
  rewrite(plans, (text) => text.replace(/"price": \d+/, '"price": "cheap"'))
  rewrite(tokens, (css) => css.replace(/--paper: [^;]+;/, "--paper: light-dark(#F4FAF, rgb(16 24 39));"))
  const { code, output } = await buildCopy(copy)
  expect(code).not.toBe(0)
  expect(output).toMatch(/content\/lists\/plans\.json:\d+ items\[0\]\.price must be a whole number/)
  expect(output).toMatch(
    /src\/styles\/tokens\.css:\d+ --paper is #F4FAF, which is no color that the build can read; write it as/,
  )
  expect(output).toContain("2 errors in the content")
  expect(output).not.toMatch(/^\s+at .*src\/model/m)
  expect(output.split("\n").length).toBeLessThan(40)
  expect(published()).toEqual(before)
  for (const [index, file] of [plans, tokens].entries()) writeFileSync(file, sound[index] ?? "")
})

test("an entry of every content type is made by a command", addByCommand)

test("entries are added and removed, the owner's name and settings are set, only by files", async () => {
  port = await freePort()
  removeOthers()
  await addByFiles()
  addBrought()
  unpublish()
  nameOwner()
  setUp(port)
  // This figure is no longer shown, but its file stays.
  rewrite(inContent(article), (text) => text.replace(figure, ""))
  rewrite(inCopy(component), (code) => `${code}\nconsole.log("changed")\n`)
  const output = await build()
  expect(output).not.toContain("starts from scratch")
  expect(output).toContain("GATSBY_EMAILJS_PUBLIC_KEY")
  expect(output).toMatch(/later-one\/index\.mdx:\d+\s+date\s+is\s+\S+\s+which\s+is\s+still\s+to\s+come/)
})

test.describe("entries", added)
test.describe("what is brought", brought)
test.describe("a page of its own", newPage)
test.describe("the owner", owner)
test.describe("drafts, dates and tags", writing)
test.describe("long lists", lists)
test.describe("settings", settings)
test("no page names a missing page, and all other rules of built pages hold", expectInOrder)

/** Files of what was removed. */
const gone = () => [...before.keys()].filter((file) => !exists(file))
const isOfRemoved = (file: string) => /ninety-years|^static\/.*(?:figure|board)/.test(file)

test("removed content leaves the site with its pictures, and the others are not encoded again", () => {
  expect(gone()).toEqual(expect.arrayContaining(["ninety-years/index.html", "share/ninety-years.jpg"]))
  for (const name of ["figure", "board"])
    expect(gone().filter((file) => file.startsWith("static/") && file.includes(name))).not.toEqual([])
  const after = published()
  expect([...after.keys()].filter(isOfRemoved)).toEqual([])
  expect(gone().filter((file) => /component---src-pages-404-/.test(file))).toHaveLength(1)
  expect([...after.keys()].filter((file) => /component---src-pages-404-.*\.js$/.test(file))).toHaveLength(1)
  for (const [file, time] of before)
    if (file.startsWith("static/") && after.has(file)) expect(after.get(file), file).toBe(time)
})

test.describe("in the browser", () => {
  let site: Site
  test.beforeAll(async () => {
    site = await startServer({ root: inPublic(), port, as: "netlify" })
  })
  test.afterAll(() => site.close())
  listsInBrowser(() => site.origin)
  settingsInBrowser(() => site.origin)
})

test("the next build publishes drafts that are done and days that have come, and content that is back", async () => {
  const returned = gone().filter((file) => isOfRemoved(file) && !file.endsWith(".md"))
  publishDrafts()
  cpSync(`${fixture}/content/blog/ninety-years`, inContent("blog/ninety-years"), { recursive: true })
  const [shown = ""] = figure.exec(original) ?? []
  rewrite(inContent(article), (text) => text.replace("\n\n```css", `\n${shown}\n\n\`\`\`css`))
  expect(await build()).not.toContain("starts from scratch")
  expect(returned.filter((file) => !exists(file))).toEqual([])
})

test.describe("the year after", taken)
test("all rules of built pages still hold", expectInOrder)
