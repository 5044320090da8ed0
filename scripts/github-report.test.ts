import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { annotation, reportToGithub } from "./github-report"

const issue = {
  file: "content/site.json",
  line: 12,
  place: "owner.email",
  reason: "must be an e-mail address",
}

test("an error is a note at its line, whatever signs it has", () => {
  expect(annotation("error", issue)).toBe(
    "::error file=content/site.json,line=12,title=Content::owner.email must be an e-mail address",
  )
  expect(annotation("warning", { file: "content/a,b: c.json", place: "", reason: "100 %\nmore" })).toBe(
    "::warning file=content/a%2Cb%3A c.json,title=Content::100 %25%0Amore",
  )
})

/** What is printed and written for GitHub. */
function reported(errors: (typeof issue)[], warnings: (typeof issue)[], actions: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "report-"))
  const file = path.join(folder, "summary.md")
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
  reportToGithub(errors, warnings, { GITHUB_ACTIONS: actions, GITHUB_STEP_SUMMARY: file })
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  const summary = actions === "true" ? readFileSync(file, "utf8") : ""
  rmSync(folder, { recursive: true })
  return { lines, summary }
}

test("a workflow's run has a note for each, and a summary that a person reads", () => {
  const { lines, summary } = reported([issue], [{ ...issue, reason: "has <b> and *stars*" }], "true")
  expect(lines).toEqual([
    expect.stringMatching(/^::error file=content\/site\.json,line=12/),
    expect.stringMatching(/^::warning /),
  ])
  expect(summary).toContain(
    "## The content has 1 mistake\n\n- `content/site.json:12` `owner.email` must be an e-mail address\n",
  )
  expect(summary).toContain(String.raw`has \<b\> and \*stars\*`)
})

test("content without a mistake is said to be in order", () => {
  expect(reported([], [], "true")).toEqual({ lines: [], summary: "## The content is in order\n\n\n" })
})

test("elsewhere nothing is written", () => {
  expect(reported([issue], [], "")).toEqual({ lines: [], summary: "" })
})
