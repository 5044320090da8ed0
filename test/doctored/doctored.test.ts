/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { batches } from "./batches"
import { browserFailures, lineFailures } from "./failures"
import type { Failure, Fault } from "./fault"
import { namesOf } from "./naming"
import { treeAt } from "./tree"
import { asMarkdown } from "./verdict"

const fault: Fault = {
  name: "An id is there twice",
  kind: "markup",
  at: "/work/",
  edit: () => {},
  named: [/\/work\//, /Duplicate ID/],
}
const failure = (title: string, message = "", step = "audit"): Failure => ({ step, title, message })

/** A browser check's test, as in the report. */
const tests = (...messages: string[]) => [
  { projectName: "chromium", results: [{ errors: messages.map((message) => ({ message })) }] },
]

test("a failure names a fault by its page and its rule; one of them alone does not", () => {
  const reported = failure('/work/ markup: Duplicate ID "part"')
  const others = [failure("/work/ has no h1"), failure('/skills/ markup: Duplicate ID "part"')]
  expect(namesOf(fault, [...others, reported])).toEqual([reported])
  expect(namesOf(fault, others)).toEqual([])
})

test("of each step the first failure is reported", () => {
  const inBrowser = failure("/work/ has no fault", "Duplicate ID at #part", "browser")
  const reported = failure("/work/ Duplicate ID")
  expect(namesOf(fault, [reported, reported, inBrowser])).toEqual([reported, inBrowser])
})

test("a warning is no failure, and neither is a browser check that passed, hung or was interrupted", () => {
  expect(lineFailures("audit", "Warning: /work/ is 30 kB\n\n/work/ has no h1\n")).toEqual([
    failure("/work/ has no h1"),
  ])
  const report = {
    errors: [],
    stats: { expected: 1, unexpected: 2, skipped: 0 },
    suites: [
      {
        title: "pages.spec.ts",
        specs: [
          { title: "passes", tests: tests() },
          { title: "hangs", tests: tests("Test timeout of 60000ms exceeded.") },
          { title: "fails", tests: tests("\u001b[31mExpected: 1\u001b[39m") },
        ],
      },
    ],
  }
  expect(browserFailures(JSON.stringify(report))).toEqual([
    failure("chromium › pages.spec.ts › fails", "Expected: 1", "browser"),
  ])
})

test("browser checks that did not run at all are an error: nothing would be missed by them", () => {
  const stats = { expected: 0, unexpected: 0, skipped: 0 }
  const errors = [{ message: "No tests found" }]
  expect(() => browserFailures(JSON.stringify({ suites: [], errors, stats }))).toThrow("No tests found")
})

describe("an edit", () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "mutated-"))
    mkdirSync(path.join(root, "public/work"), { recursive: true })
    writeFileSync(path.join(root, "public/work/index.html"), "<style>a{}</style><h1>Work</h1>")
    const hash = "'sha256-wfjvYYZ2cXJ6U9gXUHVQ0QMPDJNE1e8PGY2jF0d0k0c='"
    writeFileSync(
      path.join(root, "public/_headers"),
      `/work/\n  Content-Security-Policy: style-src ${hash}\n`,
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test("changes its page and notes the file", () => {
    const tree = treeAt(root)
    tree.page("/work/", "Work", "Wrok $1")
    expect(readFileSync(path.join(root, "public/work/index.html"), "utf8")).toContain("<h1>Wrok $1</h1>")
    expect([...tree.touched]).toEqual(["public/work/index.html"])
  })

  test("that finds nothing to change throws", () => {
    const tree = treeAt(root)
    expect(() => tree.page("/work/", "Skills", "")).toThrow("public/work/index.html has no Skills")
    expect(() => tree.headers("/work/", "nosniff", "")).toThrow("/work/ has no header nosniff")
    expect(() => tree.style("/work/", "b{}")).toThrow("has no header 'sha256-")
    expect(() => tree.find("public", /\.js$/)).toThrow("0 files")
    expect(() => tree.append("public/none.js", "")).toThrow("ENOENT")
    expect(() => tree.remove("public/none.js")).toThrow("ENOENT")
  })
})

test("the table says which faults were missed", () => {
  const by = [failure("/work/ Duplicate <b> | ID")]
  expect(asMarkdown([{ fault, put: "build", by }])).toContain("| audit: /work/ Duplicate &lt;b> \\| ID |")
  expect(asMarkdown([{ fault, put: "build", by: [] }])).toContain("| **missed** |")
})

test("every fault has a name of its own and a pattern", () => {
  const faults = batches.flatMap((batch) => batch.faults)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(40)
  for (const { name, named } of faults) expect([name, named.length]).not.toEqual([name, 0])
})
