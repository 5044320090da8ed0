import { unpublishedEntries, unpublishedReason } from "./unpublished"
import { contentTypeOf } from "../schema/content-types"
import { readJson } from "./parse/parse-file"
import type { Entry } from "./read-entries"

const entry = (file: string, data: object): Entry => {
  const found = contentTypeOf(file)
  if (!found) throw new Error(`${file} is of no kind`)
  return { file: `content/${file}`, ...found, source: readJson("{}"), data }
}
const unpublished = (...entries: Entry[]) =>
  unpublishedEntries(entries, "2026-03-18").map(({ entry: { file }, reason }) => [file, reason])

test("a draft is unpublished, and `draft: false` is not a draft", () => {
  const draft = entry("blog/a/index.mdx", { draft: true, date: "2026-03-01" })
  const other = entry("blog/b/index.mdx", { draft: false, date: "2026-03-01" })
  expect(unpublished(draft, other)).toEqual([["content/blog/a/index.mdx", "is a draft"]])
})

test("an article waits until its date, and is there on the day itself", () => {
  const articles = ["2026-03-17", "2026-03-18", "2026-03-19"].map((date, index) =>
    entry(`blog/${index}/index.mdx`, { date }),
  )
  expect(unpublished(...articles)).toEqual([["content/blog/2/index.mdx", "is dated 2026-03-19"]])
})

test("a project's date delays nothing", () => {
  expect(unpublishedReason("Project", { date: "2026-03-19" }, "2026-03-18")).toBeUndefined()
})

const project = (draft?: boolean) => entry("projects/a/project.json", { draft })
const study = (draft?: boolean) => entry("projects/a/case-study.mdx", { draft })

test("a draft of a project takes its case study with it, but not the other way round", () => {
  expect(unpublished(project(true), study())).toHaveLength(2)
  expect(unpublished(project(), study(true))).toEqual([["content/projects/a/case-study.mdx", "is a draft"]])
})

test("malformed fields unpublish nothing", () => {
  for (const data of [undefined, null, "a", [], { draft: "true", date: 7 }])
    expect(unpublishedReason("Article", data, "2026-03-18")).toBeUndefined()
})
