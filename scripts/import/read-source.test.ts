import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { strToU8, zipSync } from "fflate"
import { runScript } from "../../test/commands/run-script"
import { copyFixture } from "../../test/fixture"
import { readSource } from "./read-source"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "brought-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, bytes: Uint8Array | string): string {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

const resume = '{ "basics": { "name": "Zoë" } }'
const utf16 = (mark: string) => Buffer.from(mark + resume, "utf16le")

test.each([
  ["UTF-8", resume],
  ["UTF-8 with a byte order mark", `\uFEFF${resume}`],
  ["UTF-16", utf16("\uFEFF")],
  ["UTF-16 without a mark", utf16("")],
  ["UTF-16 the other way round", utf16("\uFEFF").swap16()],
  ["Windows' older encoding", Buffer.from(resume, "latin1")],
  ["JSON with comments and a comma too many", `// mine\n{ "basics": { "name": "Zoë", }, }`],
])("%s is read", (_, bytes) => {
  expect(readSource(write("resume.json", bytes))).toEqual({ basics: { name: "Zoë" } })
})

test.each([
  ["an empty file", "", /resume\.json is empty\. Save/],
  ["a file of blanks", "\uFEFF \n", /is empty/],
  ["a PDF", "%PDF-1.7", /is a PDF\. Name a resume in JSON/],
  ["a page", "<!doctype html>", /is a page/],
  ["broken JSON", '{\n  "basics": {\n}', /resume\.json:3 is no JSON: .+close it with \}/],
  ["a damaged archive", "PK\u0003\u0004", /damaged archive\. Download it again/],
])("%s is refused with file, reason and remedy", (_, bytes, reason) => {
  const file = write("resume.json", bytes)
  expect(() => readSource(file)).toThrow(reason)
})

test("a file that is not there is named, with one that is", () => {
  write("resume.json", resume)
  expect(() => readSource(path.join(folder, "resumé.json"))).toThrow(
    /There is no file .+did you mean "resume.json"/,
  )
  expect(() => readSource(path.join(folder, "none", "x"))).toThrow(/There is no file .+Name your resume/)
})

const tables: Record<string, string> = {
  "Profile.csv":
    "First Name,Last Name,Headline,Summary,Geo Location,Twitter Handles,Websites\r\n" +
    'Ana,Test,Developer,"Builds sites,\nfor ""shops"".","Berlin, Germany",[anatest],"[PERSONAL:https://ana.dev,OTHER:https://github.com/ana]"\r\n',
  "Positions.csv":
    'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Developer,"- One.\n- Two.",Bonn,Jun 2017,\nBeta,Intern,Helped.,,2015,May 2017\n',
  "Education.csv": "School Name,Start Date,End Date,Notes,Degree Name,Activities\nTU,2012,2016,,BSc,\n",
  "Skills.csv": "Name\nGo\nChess\n",
  "Languages.csv": "Name,Proficiency\nGerman,Native or bilingual proficiency\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nCloud,http://c.example,Amazon,May 2020,,1\n",
  "Email Addresses.csv":
    'Notes:\n"Which of your addresses is the first."\n\nEmail Address,Confirmed,Primary,Updated On\nold@ana.dev,Yes,No,x\nana@ana.dev,Yes,Yes,x\n',
  "Connections.csv": "First Name,Last Name\nJane,Friend\n",
}

const archive = () =>
  zipSync({
    ...Object.fromEntries(Object.entries(tables).map(([name, text]) => [`Export/${name}`, strToU8(text)])),
    "Export/Rich Media/photo.jpg": new Uint8Array(9),
  })

function asFolder() {
  for (const [name, text] of Object.entries(tables)) write(name, text)
  return folder
}

test.each([
  ["the archive", () => write("Export.zip", archive())],
  ["its folder", asFolder],
])("LinkedIn's own export is a resume: %s", (_, source) => {
  expect(readSource(source())).toMatchObject({
    basics: {
      name: "Ana Test",
      label: "Developer",
      email: "ana@ana.dev",
      location: "Berlin, Germany",
      url: "https://ana.dev",
      profiles: [{ url: "https://github.com/ana" }, { network: "X", username: "anatest" }],
    },
    work: [
      { name: "Acme", startDate: "Jun 2017", highlights: ["One.", "Two."] },
      { name: "Beta", endDate: "May 2017", summary: "Helped." },
    ],
    education: [{ institution: "TU", studyType: "BSc" }],
    skills: ["Go", "Chess"],
    certificates: [{ name: "Cloud", issuer: "Amazon" }],
  })
})

test("a table that a spreadsheet has saved with semicolons is read, and one with other columns refused by its name", () => {
  asFolder()
  write("Skills.csv", "Name;Level\nGo;9\n")
  expect(readSource(folder)).toMatchObject({ skills: ["Go"] })
  write("Skills.csv", "Kenntnis,Level\nGo,9\n")
  expect(() => readSource(folder)).toThrow(
    /^Skills\.csv has no column "Name", but Kenntnis, Level\. Take it as/,
  )
})

test("a folder or an archive of something else is refused with the way to LinkedIn's export", () => {
  expect(() => readSource(folder)).toThrow(/no Profile\.csv.+Get a copy of your data/)
  const other = write("a.zip", zipSync({ "a.csv": strToU8("a\n1\n") }))
  expect(() => readSource(other)).toThrow(/a\.zip has no Profile\.csv/)
})

test("the command tells in a line each what it did, and what it could not take", () => {
  const root = copyFixture()
  const imported = (file: string) => runScript("scripts/import.ts", [file, root, "--force"])
  const { status, stdout } = imported(write("Export.zip", archive()))
  expect(status).toBe(0)
  expect(stdout).toMatch(/content\/site\.json owner\.name: Ana Test/)
  expect(stdout).toMatch(/work\[0\]\.startDate: 2017-06, from "Jun 2017"/)
  expect(stdout).toMatch(/skills Chess: it has no drawing/)
  expect(imported(path.join(folder, "none.json"))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no file .+none\.json.*\n$/),
  })
  rmSync(root, { recursive: true })
})
