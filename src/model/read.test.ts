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

test("a missing field has the line of the nearest one above it", () => {
  expect(readJson(json).lineOf(["tags", 7])).toBe(3)
  expect(readJson(json).lineOf(["missing"])).toBe(1)
})

test("the body starts where the front matter ends", () => {
  const { body, bodyLine } = readMdx(mdx)
  expect(body.trim()).toBe("## Body")
  expect(mdx.split("\n")[bodyLine]).toBe("## Body")
})

test("reports broken JSON with line and column", () => {
  const [fault] = readJson('{\n  "a": 1\n  "b": 2\n}').faults
  expect(fault).toMatchObject({ line: 3, place: "column 3" })
})

test.each(["// a comment\n{}", '{"a": 1,}'])("refuses JSON that the build's parser refuses: %s", (text) => {
  expect(readJson(text).faults).toHaveLength(1)
})

test("reports broken YAML with its line in the file", () => {
  const [fault] = readMdx("---\ntitle: A\ntags: [one\n---\n").faults
  expect(fault?.line).toBeGreaterThanOrEqual(3)
})

test("reports a file without front matter", () => {
  expect(readMdx("# Hello").faults).toHaveLength(1)
})

test.each([
  "a: *nothing",
  `a: &a [${"x,".repeat(9)}]\nb: &b [${"*a,".repeat(99)}]\nc: [${"*b,".repeat(99)}]`,
])("reports an alias that cannot be followed, and does not throw", (fields) => {
  expect(readMdx(`---\n${fields}\n---\n`).faults).toEqual([expect.objectContaining({ line: 2 })])
})

test("finds a repeated field at any depth", () => {
  expect(readJson('{"a": [{"b": 1, "c": 2, "b": 3}], "a": 4}').repeated).toEqual([["a", 0, "b"], ["a"]])
  expect(readJson(json).repeated).toEqual([])
})

test("reads a text with the line ends of Windows as one with those of Unix", () => {
  const text = "---\ntitle: A\n---\n\n> [!NOTE]\n> Words.\n"
  const { data, body, bodyLine } = readMdx(text.replaceAll("\n", "\r\n"))
  expect({ data, body, bodyLine }).toEqual({
    data: { title: "A" },
    body: "\n> [!NOTE]\n> Words.\n",
    bodyLine: 4,
  })
})
