import { checkPlaces } from "./check-places"
import { issueLine } from "../../errors/content-issue"
import { contentTypes } from "../../schema/content-types"

const needed = contentTypes.filter(({ place }) => !place.includes("<")).map(({ place }) => `content/${place}`)
const reported = (...files: string[]) => checkPlaces([...needed, ...files]).map(issueLine)

test("files in the places of their content type are valid", () => {
  const project = [
    "content/projects/a/project.json",
    "content/projects/a/case-study.mdx",
    "content/projects/a/a.png",
  ]
  expect(
    reported(...project, "content/blog/b/index.mdx", "content/README.md", "static/videos/a.txt"),
  ).toEqual([])
})

test.each([
  ["content/projects/a/projct.json", "content/projects/a/project.json"],
  ["content/blog/b/index.md", "content/blog/b/index.mdx"],
  ["content/lists/plan.json", "content/lists/plans.json"],
  ["content/state/ohio.json", "content/states/ohio.json"],
  ["content/words/de.en.json", "content/words/de.json"],
])("%s is not a known place, and the report names the nearest one", (file, near) => {
  expect(reported(file)).toContainEqual(`${file} is no place for content, did you mean "${near}"?`)
})

test("for a video among the pictures, the report names the folder for videos", () => {
  expect(reported("content/pages/demo.mp4")).toEqual([
    expect.stringMatching(/^content\/pages\/demo\.mp4 .+static\/videos/),
  ])
})

test("reports a folder without its entry's main file", () => {
  expect(reported("content/projects/a/case-study.mdx")).toEqual([
    expect.stringMatching(/^content\/projects\/a\/project\.json is missing/),
  ])
  expect(reported("content/blog/b/cover.png")).toEqual([
    expect.stringMatching(/^content\/blog\/b\/index\.mdx is missing/),
  ])
})

test("reports a missing file that every site needs", () => {
  const [first = "", ...others] = needed
  expect(checkPlaces(others).map(issueLine)).toEqual([expect.stringContaining(`${first} is missing`)])
})
