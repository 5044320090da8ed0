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
const post = { name: "Acme", position: "Developer" }

test.each([
  ["Sep 2012", "2012-09"],
  ["September 2012", "2012-09"],
  ["sept. 2012", "2012-09"],
  ["9/2012", "2012-09"],
  ["2012/09", "2012-09"],
  ["2020-05-01T00:00:00Z", "2020-05-01"],
  ["June 3rd, 2017", "2017-06-03"],
  ["3. Juni 2017", "2017-06-03"],
  ["31.12.2017", "2017-12-31"],
  ["12/31/2017", "2017-12-31"],
  ["05/06/2017", "2017"],
  ["Fall 2017", "2017"],
  ["2017-13", "2017"],
  ["2017-02-31", "2017-02"],
  [2017, "2017"],
])("the date %p is read as %s, and reported", (written, meant) => {
  const { changed } = importInto({ basics: me, work: [{ ...post, startDate: written }] })
  expect(importedWork()).toMatchObject([{ startDate: meant }])
  const expected = [expect.stringContaining(`work[0].startDate: ${meant}`)]
  expect(changed).toEqual(typeof written === "number" ? [] : expected)
})

test.each(["2012 – 2016", "2012-2016", "2012 to 2016"])("%p is a time from one year to another", (time) => {
  importInto({ basics: me, education: [{ school: "TU", dates: time }] })
  expect(read("resume.json")["education"]).toEqual([
    { institution: "TU", startDate: "2012", endDate: "2016" },
  ])
})

test.each(["Present", "current", "Now", "heute", "", null])("a post until %p still goes on", (endDate) => {
  importInto({ basics: me, work: [{ ...post, startDate: "2020", endDate }] })
  expect(importedWork()).toEqual([{ ...post, startDate: "2020" }])
})

const importedWork = () => read("resume.json")["work"]

test("former names of fields, addresses without https and profiles without an address are understood", () => {
  const old = { company: "Acme", website: "http://acme.example", position: "Developer", startDate: "2020" }
  const { left } = importInto({
    basics: {
      ...me,
      website: "ana.example.org",
      email: "Ana <ana@example.org>",
      profiles: [{ network: "GitHub", username: "@ana" }, {}, { url: "linkedin.com/in/ana" }],
    },
    work: [old],
  })
  expect(importedWork()).toMatchObject([{ name: "Acme", url: "https://acme.example" }])
  expect(read("resume.json")["basics"]).toMatchObject({
    url: "https://ana.example.org",
    email: "ana@example.org",
    profiles: [
      { network: "GitHub", url: "https://github.com/ana" },
      { network: "LinkedIn", url: "https://linkedin.com/in/ana" },
    ],
  })
  expect(left).toEqual([expect.stringContaining("basics.profiles LinkedIn, https://linkedin.com/in/ana")])
})

test.each([
  ["skills as words", "skills", ["HTML", "CSS"], [{ name: "Skills", keywords: ["HTML", "CSS"] }]],
  ["skills in one text", "skills", "HTML, CSS", [{ name: "Skills", keywords: ["HTML", "CSS"] }]],
  ["skills by group", "skills", { Web: ["HTML"] }, [{ name: "Web", keywords: ["HTML"] }]],
  [
    "keywords in one text",
    "skills",
    [{ name: "Web", keywords: "HTML, CSS" }],
    [{ name: "Web", keywords: ["HTML", "CSS"] }],
  ],
  ["languages as words", "languages", ["English"], [{ language: "English" }]],
  ["languages by name", "languages", { English: "Native" }, [{ language: "English", fluency: "Native" }]],
  ["one post without a list", "work", post, [post]],
  ["the post's name in capitals", "Work_Experience", [{ Company: "Acme", job_title: "Developer" }], [post]],
  [
    "points in one text",
    "work",
    [{ ...post, highlights: "- One.\n- Two." }],
    [{ ...post, highlights: ["One.", "Two."] }],
  ],
  [
    "a place with parts",
    "work",
    [{ ...post, location: { city: "Bonn", country: "Germany" } }],
    [{ ...post, location: "Bonn, Germany" }],
  ],
  [
    "a grade as a number",
    "education",
    [{ institution: "TU", gpa: 3.7 }],
    [{ institution: "TU", score: "3.7" }],
  ],
  ["nothing for a text", "work", [{ ...post, summary: null, url: "" }], [post]],
])("%s are taken", (_, key, written, taken) => {
  importInto({ basics: me, [key]: written })
  expect(Object.values(read("resume.json"))).toContainEqual(taken)
})

test.each([
  ["Austin, Texas, United States", { city: "Austin", region: "Texas", countryCode: "US" }],
  ["Austin, TX", { city: "Austin", region: "TX" }],
  ["Berlin, Germany", { city: "Berlin", countryCode: "DE" }],
  [
    { city: "Berlin", countryCode: "Germany" },
    { city: "Berlin", countryCode: "DE" },
  ],
  [[{ city: "Berlin" }], { city: "Berlin" }],
])("the place %j is understood", (location, parts) => {
  importInto({ basics: { ...me, location } })
  expect(read("resume.json")["basics"]).toMatchObject({ location: parts })
})

test("what the schema refuses is left out with its value and the reason in words, and the rest is written", () => {
  const { left } = importInto({
    basics: {
      ...me,
      summary: "Word ".repeat(200),
      email: "none",
      profiles: [{ network: "Chess", username: "ana" }],
    },
    work: [
      { position: "Developer" },
      post,
      { ...post, startDate: "last spring" },
      { ...post, startDate: "2020", endDate: "2019" },
    ],
    constructor: [{ toString: "1" }],
  })
  expect(importedWork()).toEqual([{ ...post, startDate: "2020" }, post, post])
  expect(left).toEqual(
    [
      /^basics\.email "none" must be an email address/,
      /^basics\.summary "Word .*600.*cut/,
      /^basics\.profiles\[0\]\.url is missing; so basics\.profiles\[0\] is left out/,
      /^work\[0\]\.name is missing; so work\[0\] is left out/,
      /^work\[2\]\.startDate "last spring" must be a year.*; it is left out/,
      /^work\[\d\]\.endDate "2019" is before it began, 2020; it is left out/,
      /^constructor/,
    ].map((line) => expect.stringMatching(line)),
  )
  expect(left.join("\n")).not.toMatch(/zod|issue|expected/)
})

test("posts stand as the page shows them, the newest first", () => {
  const spans = [["2012", "2014"], ["2018"], ["2014", "2018"]]
  importInto({ basics: me, work: spans.map(([startDate, endDate]) => ({ ...post, startDate, endDate })) })
  expect(importedWork()).toMatchObject([{ startDate: "2018" }, { startDate: "2014" }, { startDate: "2012" }])
})

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
