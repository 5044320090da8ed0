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
  const { written, kept, left } = importResume(given, { root, force: false })
  expect(owner()).toEqual({
    name: "Ada Byron",
    email: "ada@byron.dev",
    jobTitle: "Analyst",
    location: "London, England",
    slug: "ada",
    since: "2021-01-01",
    timeZone: "Europe/London",
  })
  expect(read("site.json")).toMatchObject({
    title: "{name}, Analyst",
    alternateNames: ["{name}"],
    socials: [{ name: "GitHub", url: "https://github.com/ada" }],
  })
  expect(read("site.json")).not.toHaveProperty("availability")
  expect(read("resume.json")).toMatchObject({
    basics: { summary: "I compute numbers." },
    work: [{ highlights: ["Notes."] }],
    projects: [{ project: "loom" }, { name: "Notes" }],
  })
  expect(read("lists/skills.json")["groups"]).toEqual([
    { name: "Tools", items: [{ name: "Go", image: expect.anything() }] },
  ])
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
  const first = importResume(given, { root, force: false })
  expect(first.written).toEqual([])
  expect(first.kept).toEqual(
    expect.arrayContaining(["content/resume.json", "content/site.json owner.name: Ada Byron"]),
  )
  expect(readFileSync(at("site.json"), "utf8")).toBe(before)
  const forced = importResume(given, { root, force: true })
  expect(forced.kept).toEqual([])
  expect(owner()).toMatchObject({ name: "Ada Byron" })
  expect(read("lists/education.json")).toMatchObject({
    items: [{ org: "Home", name: "Lessons, Mathematics" }],
  })
  expect(importResume(given, { root, force: false }).written).toEqual([])
})

test.each([
  ["a list", []],
  ["nothing", {}],
  ["a file of something else", { name: "site", version: "1.0.0" }],
  ["a number", 4],
])("%s is refused with the remedy, and nothing is written", (_, data) => {
  const before = readFileSync(at("resume.json"), "utf8")
  expect(() => importResume(data, { root, force: true })).toThrow(/no resume.+Begin with/)
  expect(readFileSync(at("resume.json"), "utf8")).toBe(before)
})

const importInto = (basicsAndMore: object) => importResume(basicsAndMore, { root, force: true })
const me = { name: "Ana", summary: "Builds sites." }

test("education comes out in the words of the page, with no description that says the same again", () => {
  importInto({
    basics: me,
    education: [
      {
        institution: "TU",
        studyType: "B.Sc.",
        area: "Law",
        startDate: "2012-09",
        endDate: "2016",
        courses: ["Torts", "Tax"],
      },
      { institution: "School", startDate: "2004" },
    ],
  })
  const img = expect.anything()
  expect(read("lists/education.json")["items"]).toEqual([
    { name: "School", org: "School", date: "2004 – now", img },
    { name: "B.Sc., Law", org: "TU", date: "September 2012 – 2016", desc: "Torts, Tax.", img },
  ])
})

test("what the file does not say of the sample's owner is asked for, and the mark of the sample stays", () => {
  markSample()
  const { left } = importResume({ basics: me }, { root, force: false })
  expect(left.filter((line) => line.startsWith("owner."))).toEqual([
    expect.stringMatching(/^owner\.email of content\/site\.json is still the sample's/),
    expect.stringMatching(/^owner\.jobTitle/),
    expect.stringMatching(/^owner\.location/),
  ])
  expect(owner()).toMatchObject({ name: "Ana", slug: "ana", sample: true })
  expect(owner()).not.toHaveProperty("since")
  expect(read("site.json")["socials"]).toEqual([])
})

test("what no page shows does not get into the repository", () => {
  const { left } = importInto({
    basics: { ...me, phone: "(912) 555-4321", location: { address: "12 Private Lane", city: "Austin" } },
    references: [{ name: "Jane", reference: "Call me at 555-1111." }],
  })
  expect(readFileSync(at("resume.json"), "utf8")).not.toMatch(/555|Private|Jane/)
  expect(left.join("\n")).toMatch(/basics\.location\.address.*\n.*references[^]*basics\.phone/)
})
