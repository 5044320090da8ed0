import { rmSync } from "node:fs"
import path from "node:path"
import { rewrite } from "../../../../test/copies/copy-site"
import { copyFixture } from "../../../../test/fixture"
import { codePlaces } from "../../../code-excerpts/excerpts"
import { checkMade, lostFiles } from "./check-made"
import { readContent } from "../../read/content"

let root = ""

beforeEach(() => (root = copyFixture()))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const gone = { file: "src/gone.ts", name: "gone" }
const renamed = { ...codePlaces.check, name: "renamed" }

test.each([
  ["a file that is gone", gone, "src/gone.ts, which is not there"],
  ["a name that is gone", renamed, `${renamed.file}, which has no "renamed"`],
])("%s is reported at the step that shows it, with what to do", (_, check, reason) => {
  const issues = checkMade(readContent(root), { ...codePlaces, check })
  expect(issues).toEqual([
    {
      file: "content/pages/made.json",
      line: expect.any(Number),
      place: "steps[1].shows",
      reason: expect.stringMatching(
        new RegExp(`${reason}; .+src/code-excerpts/excerpts\\.ts, or take the step out$`),
      ),
    },
  ])
})

test("all is well as it is, and what no step shows may be gone", () => {
  expect(checkMade(readContent(root))).toEqual([])
  expect(checkMade(readContent(root), { ...codePlaces, type: gone })).toEqual([])
})

test("without the page nothing is checked", () => {
  rmSync(`${root}/content/pages/made.json`)
  expect(checkMade(readContent(root), { ...codePlaces, check: gone })).toEqual([])
})

test("a link to a file that is not there is reported by a warning", () => {
  rewrite(path.join(root, "content/pages/made.json"), (text) => text.replace('"src"', '"docs/tomorrow.md"'))
  const warnings = readContent(root).entries.flatMap(lostFiles)
  expect(warnings).toEqual([
    expect.objectContaining({
      place: "more.files[0].file",
      reason: expect.stringContaining("docs/tomorrow.md"),
    }),
  ])
})
