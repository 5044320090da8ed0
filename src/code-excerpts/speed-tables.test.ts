import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { droppedIdeas, measuredPages } from "./speed-tables"

const speed = `# Speed

On 2020-01-01 nothing was here.

## Pages

Medians, 2026-11-23.

| page      | before: FCP | LCP   | TBT | now: FCP | × floor | LCP | × floor | document kB |
| --------- | ----------- | ----- | --- | -------- | ------- | --- | ------- | ----------- |
| the floor | 622         | 901   | 0   | 628      |         | 903 |         | 0.8         |
| shop      | 910         | soon  | 137 | 659      | 1.05    | 904 | 1.00    | 15          |
| home      | 910         | 1,734 | 137 | 659      | 1.05    | 904 | 1.00    | 15          |

## Mechanisms

### Tried and dropped

| mechanism                        | what it gained or cost | kept or gone | date       |
| -------------------------------- | ---------------------- | ------------ | ---------- |
| Wings ([why](decisions/wings.md)) | they \`melt\`            | gone         | 2026-11-22 |
| Legs                             | they walk              | kept         | 2026-11-22 |
`

let project = ""

beforeEach(() => (project = mkdtempSync(path.join(tmpdir(), "project-"))))
afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(text: string) {
  mkdirSync(path.join(project, "docs"))
  writeFileSync(path.join(project, "docs/speed.md"), text)
}

test("figures are read by the names of their columns, and rows without them are left out", () => {
  write(speed)
  const date = "2026-11-23"
  expect(measuredPages(project)).toEqual([
    { page: "the floor", before: 901, now: 903, ratio: "", document: "0.8", date },
    { page: "home", before: 1734, now: 904, ratio: "1.00", document: "15", date },
  ])
})

test("what was tried and kept is not among the dropped, and words lose their marks", () => {
  write(speed)
  expect(droppedIdeas(project)).toEqual([{ idea: "Wings", reason: "they melt", date: "2026-11-22" }])
})

test.each([
  ["no such file", ""],
  ["another text", "# Speed\n\nFast.\n"],
  ["other columns", speed.replaceAll("LCP", "INP")],
])("with %s there are no figures, and nothing fails", (_, text) => {
  if (text) write(text)
  expect(measuredPages(project)).toEqual([])
})
