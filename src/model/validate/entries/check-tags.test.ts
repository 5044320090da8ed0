import { checkTags } from "./check-tags"
import { contentTypeOf } from "../../schema/content-types"
import { readMdx } from "../../read/parse/parse-file"
import type { Entry } from "../../read/read-entries"

function article(name: string, ...tags: string[]): Entry {
  const source = readMdx(`---\ntags:\n${tags.map((tag) => `  - "${tag}"\n`).join("")}---\n`)
  const found = contentTypeOf(`blog/${name}/index.mdx`)
  if (!found) throw new Error("An article is of no kind")
  return { file: `content/blog/${name}/index.mdx`, ...found, source, data: source.data }
}

test("tags that several articles share, or that none has, are right", () => {
  expect(checkTags([article("a", "React", "C"), article("b", "React", "C++", "C#"), article("c")])).toEqual(
    [],
  )
})

test.each([
  ["twice in an article", [article("a", "React", "React")], "which this article has already"],
  ["in two spellings", [article("b", "React"), article("a", "Speed", "react")], "React in content/blog/b"],
  ["without an address", [article("a", "Speed", "日本")], "must have a letter"],
])("a tag %s is an error, with its line", (_, articles, reason) => {
  expect(checkTags(articles)).toEqual([
    {
      file: "content/blog/a/index.mdx",
      place: "tags[1]",
      line: 4,
      reason: expect.stringContaining(reason),
    },
  ])
})
