import { readJson, readMdx } from "./read"

const json = `{
  "title": "A",
  "tags": [
    "one",
    "two"
  ]
}`

const mdx = `---
title: A
tags:
  - one
  - two
---

## Body
`

test.each([
  ["JSON", readJson(json), 2, 5],
  ["MDX", readMdx(mdx), 2, 5],
])("%s fields know their lines", (_, source, titleLine, secondTagLine) => {
  expect(source.data).toEqual({ title: "A", tags: ["one", "two"] })
  expect(source.lineOf(["title"])).toBe(titleLine)
  expect(source.lineOf(["tags", 1])).toBe(secondTagLine)
})

test("a field that is not there is told at the nearest one above it", () => {
  expect(readJson(json).lineOf(["tags", 7])).toBe(3)
  expect(readJson(json).lineOf(["missing"])).toBe(1)
})

test("the body starts where the front matter ends", () => {
  const { body, bodyLine } = readMdx(mdx)
  expect(body.trim()).toBe("## Body")
  expect(mdx.split("\n")[bodyLine]).toBe("## Body")
})

test("broken JSON is told with line and column", () => {
  const [fault] = readJson('{\n  "a": 1\n  "b": 2\n}').faults
  expect(fault).toMatchObject({ line: 3, place: "column 3" })
})

test.each(["// a comment\n{}", '{"a": 1,}'])(
  "what the build's JSON parser refuses is refused: %s",
  (text) => {
    expect(readJson(text).faults).toHaveLength(1)
  },
)

test("broken YAML is told with its line in the file", () => {
  const [fault] = readMdx("---\ntitle: A\ntags: [one\n---\n").faults
  expect(fault?.line).toBeGreaterThanOrEqual(3)
})

test("a file without front matter is told what it lacks", () => {
  expect(readMdx("# Hello").faults).toHaveLength(1)
})

test.each([
  "a: *nothing",
  `a: &a [${"x,".repeat(9)}]\nb: &b [${"*a,".repeat(99)}]\nc: [${"*b,".repeat(99)}]`,
])("an alias that cannot be followed is told and not thrown", (fields) => {
  expect(readMdx(`---\n${fields}\n---\n`).faults).toEqual([expect.objectContaining({ line: 2 })])
})

test("a field that stands twice is found, however deep", () => {
  expect(readJson('{"a": [{"b": 1, "c": 2, "b": 3}], "a": 4}').repeated).toEqual([["a", 0, "b"], ["a"]])
  expect(readJson(json).repeated).toEqual([])
})
