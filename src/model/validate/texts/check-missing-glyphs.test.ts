import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { copyFixture } from "../../../../test/fixture"
import { checkContent } from "../check"

/** No font in one color has it. */
const rocket = "\u{1f680}"
const fields = z.record(z.string(), z.unknown())

let root: string

beforeEach(() => {
  root = copyFixture()
})
afterEach(() => rmSync(root, { recursive: true }))

/** Changes fields of a JSON file of the content. */
function change(file: string, changes: (read: Record<string, unknown>) => object) {
  const place = path.join(root, "content", file)
  const read = fields.parse(JSON.parse(readFileSync(place, "utf8")))
  writeFileSync(place, JSON.stringify({ ...read, ...changes(read) }))
}

/** The warnings about letters, without the remedy. */
async function warned() {
  const { errors, warnings } = await checkContent(root)
  expect(errors).toEqual([])
  return warnings
    .filter(({ reason }) => /leaves? out/.test(reason))
    .map(({ file, place, reason }) => `${file} ${place} ${reason.replace(/;.+/, "")}`)
}

test("the resume's letters and characters of Latin are no warning", async () => {
  change("resume.json", () => ({ awards: [{ title: "Fac\u0327ade, 5\u202f000, well\u2011known" }] }))
  expect(await warned()).toEqual([])
})

test("a character that the PDF leaves out is a warning with the field, once, and a way out", async () => {
  change("resume.json", () => ({ awards: [{ title: `${rocket} Prize ${rocket}`, awarder: "Ada" }] }))
  expect(await warned()).toEqual([
    `content/resume.json awards[0].title has ${rocket}, which the resume's PDF leaves out: the site's fonts lack this character`,
  ])
  const { warnings } = await checkContent(root)
  expect(warnings.find(({ reason }) => reason.includes(rocket))).toMatchObject({
    line: 1,
    reason: expect.stringMatching(/write it without them, or name a font file .+fonts\.json/),
  })
})

test("a field that the PDF does not show is none, and one that it takes from elsewhere is", async () => {
  change("resume.json", () => ({
    publications: [{ name: "Book", url: `https://a.example/${rocket}` }],
    interests: [{ name: rocket }],
  }))
  const skills = path.join(root, "content/lists/skills.json")
  writeFileSync(skills, readFileSync(skills, "utf8").replace('"name": "', `"name": "${rocket} `))
  expect(await warned()).toEqual([
    expect.stringMatching(/^content\/lists\/skills\.json groups\[0\]\.name has /),
  ])
})

test("the owner's name is reported once, for the PDF and for share images", async () => {
  change("site.json", ({ owner }) => ({ owner: { ...fields.parse(owner), name: `Ines ${rocket}` } }))
  const found = await warned()
  expect(found.filter((each) => each.includes("owner.name"))).toEqual([
    `content/site.json owner.name has ${rocket}, which the resume's PDF and share images leave out: the site's fonts lack this character`,
  ])
})

test("a page's title that its share image cannot show is reported with its field", async () => {
  change("pages/skills.json", ({ seo, intro }) => ({
    seo: { ...fields.parse(seo), title: `The skills of Ines ${rocket}` },
    intro: { ...fields.parse(intro), title: `The skills of Ines ${rocket}` },
  }))
  expect(await warned()).toEqual([
    `content/pages/skills.json intro.title has ${rocket}, which share images leave out: the site's fonts lack this character`,
  ])
})

test("a title that is put together from a template is reported with the template", async () => {
  change("pages/states.json", () => ({ headline: `${rocket} {state}` }))
  expect(await warned()).toEqual([expect.stringMatching(/^content\/pages\/states\.json headline has /)])
})

test("a language whose dates cannot be drawn is a warning", async () => {
  change("site.json", () => ({ language: "my-MM" }))
  expect((await warned()).filter((each) => each.includes("dates"))).toEqual([
    expect.stringMatching(/^content\/site\.json language writes dates such as ".+" with /),
  ])
})
