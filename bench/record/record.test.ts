import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { checkClaims } from "../../src/model/validate/evidence/check-claims"
import { readContent } from "../../src/model/read/content"
import { ledgerClaim } from "../../src/model/schema/content-types/ledger-claim"
import { fixture } from "../../test/fixture"
import type { Figures } from "../pages/figures"
import { record } from "./record"

const figures = (lcp: number): Figures => ({
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 100,
  fcp: 600,
  lcp,
  tbt: 0,
  cls: 0,
  longTasks: 0,
  scriptTasks: 0,
  longestTask: 0,
  requests: 2,
  total: 18_000,
  bytes: { html: 1_000, script: 91_400, css: 0, font: 0, image: 17_000, media: 0, other: 0 },
  causes: [],
})
const run = {
  at: "2026-11-24T10:00:00.000Z",
  command: "npm run bench -- --record",
  tool: "A 1",
  conditions: "Here.",
}
const pages = [{ name: "index", path: "/" }]
const runs = { "the floor": [900, 910, 905].map(figures), index: [950, 1_234.4, 930].map(figures) }

let root = ""
const claimFile = () => path.join(root, "content/claims/speed-home.json")
const resultFile = () => path.join(root, "content/claims/results/speed-home.json")
const claim = () => ledgerClaim.parse(JSON.parse(readFileSync(claimFile(), "utf8")))
const issues = () => checkClaims(readContent(root, process.cwd(), { all: true }))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "record-"))
  cpSync(path.join(fixture, "content"), path.join(root, "content"), { recursive: true })
  cpSync(path.join(fixture, "static"), path.join(root, "static"), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test("a run at night has the owner's day, not that of UTC", () => {
  const site = path.join(root, "content/site.json")
  const zone = /"timeZone": "[^"]*"/
  writeFileSync(site, readFileSync(site, "utf8").replace(zone, '"timeZone": "America/Chicago"'))
  record(root, pages, runs, { ...run, at: "2026-11-25T04:30:00.000Z" })
  expect(claim().measured).toMatchObject({ date: "2026-11-24" })
})

test("a run is written with its spread, its raw result, and how it was made", () => {
  record(root, pages, runs, { ...run, commit: "abc1234" })
  const {
    figures: [largest],
    measured,
  } = claim()
  expect(largest).toMatchObject({ value: "950 ms", least: "930 ms", most: "1,234 ms", reads: "home.lcp" })
  expect(measured).toMatchObject({ date: "2026-11-24", runs: 3, commit: "abc1234", command: run.command })
  expect(JSON.parse(readFileSync(resultFile(), "utf8")).rows[1].figures.lcp).toEqual([950, 1_234.4, 930])
  expect(issues()).toEqual([])
})

test("a further run changes the figures and leaves the owner's words and choice of figures", () => {
  record(root, pages, runs, run)
  const first = claim()
  const own = {
    ...first,
    title: "Mine",
    figures: first.figures.slice(0, 1).map((each) => ({ ...each, text: "my words" })),
  }
  writeFileSync(claimFile(), JSON.stringify(own))
  record(root, pages, { ...runs, index: [700, 700, 700].map(figures) }, run)
  expect(claim()).toMatchObject({ title: "Mine", figures: [{ value: "700 ms", text: "my words" }] })
  expect(claim().figures).toHaveLength(1)
})

test("nothing is written without the floor", () => {
  const before = readdirSync(path.join(root, "content"), { recursive: true })
  expect(() => record(root, pages, { index: runs.index }, run)).toThrow("floor")
  expect(readdirSync(path.join(root, "content"), { recursive: true })).toEqual(before)
})

test.each([
  ["a changed byte of the stored result", () => resultFile(), (text: string) => text.replace("950", "850")],
  [
    "a figure that the result does not have",
    () => claimFile(),
    (text: string) => text.replace("950 ms", "850 ms"),
  ],
  [
    "a spread that the result does not have",
    () => claimFile(),
    (text: string) => text.replace("930 ms", "900 ms"),
  ],
])("%s is caught", (_, file, change) => {
  record(root, pages, runs, run)
  writeFileSync(file(), change(readFileSync(file(), "utf8")))
  expect(issues()).toHaveLength(1)
})

test("a missing result is caught", () => {
  record(root, pages, runs, run)
  rmSync(resultFile())
  expect(issues()).toEqual([expect.objectContaining({ place: "measured.result" })])
})
