import { rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../../../test/fixture"
import { checkContent } from "../check"

let root: string

beforeEach(() => {
  root = copyFixture()
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a resume with these fields. Returns what is found in it. */
async function found(fields: object) {
  const basics = { summary: "I make sites." }
  writeFileSync(path.join(root, "content/resume.json"), JSON.stringify({ basics, ...fields }))
  const { errors, warnings } = await checkContent(root)
  const own = (list: typeof errors) =>
    list.filter(({ file }) => file === "content/resume.json").map(({ place, reason }) => `${place} ${reason}`)
  return { errors: own(errors), warnings: own(warnings) }
}

const post = { name: "Mill", position: "Developer", startDate: "2021-02" }

const ends = async (startDate: string, endDate: string) =>
  (await found({ work: [{ ...post, startDate, endDate }] })).errors

test.each([
  ["2021-03", "2021-01"],
  ["2021", "2020-12-31"],
])("a post from %s to %s is a mistake", async (startDate, endDate) => {
  expect(await ends(startDate, endDate)).toEqual([
    expect.stringMatching(/^work\[0\]\.endDate is .+ before it began/),
  ])
})

test.each([
  ["2021-03-04", "2021-03"],
  ["2021-03", "2021"],
  ["2021", "2021-06"],
  ["2020-12", "2021"],
])("a post from %s to %s is none", async (startDate, endDate) => {
  expect(await ends(startDate, endDate)).toEqual([])
})

test("posts and schools that are not newest first are a warning, and what still goes on is the newest", async () => {
  const ended = { ...post, endDate: "2022-01" }
  expect(await found({ work: [post, ended] })).toEqual({ errors: [], warnings: [] })
  expect((await found({ work: [ended, post] })).warnings).toEqual([
    expect.stringMatching(/^work\[1\] is newer than the entry above it/),
  ])
})

test("less work than the site claims is a warning with both dates", async () => {
  const { warnings } = await found({ work: [{ ...post, startDate: "2024" }] })
  expect(warnings).toEqual([expect.stringMatching(/^work begins in 2024, .*\{experience\}.*2021-02-01/)])
})

test("a field of JSON Resume that no page shows is a warning, and a misspelled one an error", async () => {
  const { errors, warnings } = await found({
    basics: { summary: "I make sites.", image: "me.jpg" },
    references: [{ name: "Ada", reference: "Good." }],
    wrok: [],
  })
  expect(errors).toEqual([expect.stringMatching(/^wrok is not a known field, did you mean "work"\?/)])
  expect(warnings).toEqual([
    expect.stringMatching(/^basics\.image is in no page and no file/),
    expect.stringMatching(/^references is in no page and no file/),
  ])
})

test("a project is one of the site's, or has a name", async () => {
  const { errors } = await found({ projects: [{ project: "loom" }, { project: "lom" }, {}] })
  expect(errors).toEqual([
    expect.stringMatching(/^projects\[2\]\.name is missing/),
    expect.stringMatching(/^projects\[1\]\.project names the project "lom".+"loom"/),
  ])
})
