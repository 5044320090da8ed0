import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { copyFixture } from "../../test/fixture"
import { checkContent } from "../../src/model/validate/check"
import { importResume } from "./import-resume"

let root: string

beforeEach(() => {
  root = copyFixture()
})
afterEach(() => rmSync(root, { recursive: true }))

const at = (file: string) => path.join(root, "content", file)
const read = (file: string) => z.looseObject({}).parse(JSON.parse(readFileSync(at(file), "utf8")))
const owner = () => z.looseObject({}).parse(read("site.json")["owner"])
const markSample = () => {
  const site = read("site.json")
  writeFileSync(at("site.json"), JSON.stringify({ ...site, owner: { ...owner(), sample: true } }, null, 2))
  writeFileSync(at("resume.json"), JSON.stringify({ ...read("resume.json"), sample: true }))
}

const given = {
  $schema: "https://example.org/schema.json",
  basics: {
    name: "Ada Byron",
    label: "Analyst",
    email: "ada@byron.dev",
    phone: "(512) 555-2000",
    url: "",
    summary: "I compute\nnumbers.",
    location: { city: "London", region: "England", postalCode: "" },
    profiles: [
      { network: "github", username: "ada", url: "https://github.com/ada/" },
      { network: "Chess", username: "ada", url: "https://chess.example/ada" },
    ],
    mood: "good",
  },
  work: [
    { name: "Engine", position: "Analyst", startDate: "2021-01-01", endDate: "", highlights: ["Notes.", ""] },
  ],
  education: [
    { institution: "Home", studyType: "Lessons", area: "Mathematics", startDate: "1830", endDate: "1835" },
  ],
  skills: [{ name: "Tools", keywords: ["go", "Punch cards"] }],
  projects: [{ name: "Loom" }, { name: "Notes", description: "On the engine." }],
  volunteer: [],
}

test("the sample's owner, education and skills become the resume's, and the content stays in order", async () => {
  markSample()
  const { written, kept, left } = importResume(JSON.stringify(given), { root, force: false })
  expect(owner()).toMatchObject({
    name: "Ada Byron",
    email: "ada@byron.dev",
    location: "London, England",
    slug: "ines",
  })
  expect(read("site.json")).toMatchObject({ socials: [{ url: "https://github.com/ada" }, expect.anything()] })
  expect(read("resume.json")).toMatchObject({
    basics: { summary: "I compute numbers." },
    work: [{ highlights: ["Notes."] }],
    projects: [{ project: "loom" }, { name: "Notes" }],
  })
  expect(read("lists/skills.json")).toMatchObject({ groups: [{ name: "Tools", items: [{ name: "Go" }] }] })
  expect(written).toContain("content/site.json owner.name: Ada Byron")
  expect(kept).toEqual(["content/lists/education.json items"])
  expect(left).toEqual([
    expect.stringMatching(/^basics\.mood/),
    expect.stringMatching(/^basics\.phone.+country/),
    expect.stringMatching(/Chess/),
    expect.stringMatching(/Punch cards/),
    expect.stringMatching(/Notes.+npm run new/),
  ])
  // Jest cannot load the compilers of texts.
  const { errors } = await checkContent(root)
  expect(errors.filter(({ file }) => !file.endsWith(".mdx"))).toEqual([])
})

test("nothing of the owner's is overwritten without a word, and all of it if they ask", () => {
  const before = readFileSync(at("site.json"), "utf8")
  const first = importResume(JSON.stringify(given), { root, force: false })
  expect(first.written).toEqual([])
  expect(first.kept).toEqual(
    expect.arrayContaining(["content/resume.json", "content/site.json owner.name: Ada Byron"]),
  )
  expect(readFileSync(at("site.json"), "utf8")).toBe(before)
  const forced = importResume(JSON.stringify(given), { root, force: true })
  expect(forced.kept).toEqual([])
  expect(owner()).toMatchObject({ name: "Ada Byron" })
  expect(read("lists/education.json")).toMatchObject({
    items: [{ org: "Home", name: "Lessons, Mathematics" }],
  })
  expect(importResume(JSON.stringify(given), { root, force: false }).written).toEqual([])
})

test.each([
  ["{", /no JSON/],
  ["[]", /no resume/],
])("%s is refused, and nothing is written", (text, reason) => {
  const before = readFileSync(at("resume.json"), "utf8")
  expect(() => importResume(text, { root, force: true })).toThrow(reason)
  expect(readFileSync(at("resume.json"), "utf8")).toBe(before)
})

const importInto = (basicsAndMore: object) =>
  importResume(JSON.stringify(basicsAndMore), { root, force: true })
const me = { name: "Ana", summary: "Builds sites." }
const post = { name: "Acme", position: "Developer" }

test.each([
  ["Sep 2012", "2012-09"],
  ["September 2012", "2012-09"],
  ["sept. 2012", "2012-09"],
  ["9/2012", "2012-09"],
  ["2012/09", "2012-09"],
  ["2020-05-01T00:00:00Z", "2020-05-01"],
  [" 2012-09 ", "2012-09"],
])("the date %p is read as %s, and reported", (written, meant) => {
  const { changed } = importInto({ basics: me, work: [{ ...post, startDate: written }] })
  expect(importedWork()).toMatchObject([{ startDate: meant }])
  expect(changed).toEqual([expect.stringContaining(`work[0].startDate: ${meant}`)])
})

test.each(["Present", "current", "Now", "", null])("a post until %p still goes on", (endDate) => {
  importInto({ basics: me, work: [{ ...post, startDate: "2020", endDate }] })
  expect(importedWork()).toEqual([{ ...post, startDate: "2020" }])
})

const importedWork = () => read("resume.json")["work"]

test("former names of fields, addresses without https and profiles without an address are understood", () => {
  const old = { company: "Acme", website: "http://acme.example", position: "Developer", startDate: "2020" }
  const { left } = importInto({
    basics: { ...me, website: "ana.example.org", profiles: [{ network: "GitHub", username: "ana" }] },
    work: [old],
  })
  expect(importedWork()).toMatchObject([{ name: "Acme", url: "https://acme.example" }])
  expect(read("resume.json")["basics"]).toMatchObject({
    url: "https://ana.example.org",
    profiles: [{ url: "https://github.com/ana" }],
  })
  expect(left).toEqual([])
})

test("what the schema refuses is left out with the reason in words, and the rest is written", () => {
  const { left } = importInto({
    basics: {
      ...me,
      summary: "Word ".repeat(200),
      email: "none",
      profiles: [{ network: "Chess", username: "ana" }],
    },
    work: [{ ...post }, { ...post, startDate: "2020" }, { ...post, startDate: "last spring" }],
    constructor: [{ toString: "1" }],
  })
  expect(importedWork()).toEqual([{ ...post, startDate: "2020" }])
  expect(left).toEqual(
    [
      /^basics\.email must be an email address/,
      /^basics\.summary .*600/,
      /^basics\.profiles\[0\]\.url is missing; so basics\.profiles\[0\] is left out/,
      /^work\[0\]\.startDate is missing/,
      /^work\[2\]\.startDate must be a year.*; so work\[2\] is left out/,
      /^constructor/,
    ].map((line) => expect.stringMatching(line)),
  )
  expect(left.join("\n")).not.toMatch(/zod|issue|expected|\{/)
})

test("what no page shows does not get into the repository", () => {
  const { left } = importInto({
    basics: { ...me, phone: "(912) 555-4321", location: { address: "12 Private Lane", city: "Austin" } },
    references: [{ name: "Jane", reference: "Call me at 555-1111." }],
  })
  expect(readFileSync(at("resume.json"), "utf8")).not.toMatch(/555|Private|Jane/)
  expect(left.join("\n")).toMatch(/basics\.location\.address.*\n.*references[^]*basics\.phone/)
})

test("a byte order mark is no mistake", () => {
  importResume(`\uFEFF${JSON.stringify({ basics: me })}`, { root, force: true })
  expect(read("resume.json")["basics"]).toMatchObject(me)
})
