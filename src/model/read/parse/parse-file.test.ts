import { readJson, readMdx } from "./parse-file"

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
  const [issue] = readJson('{\n  "a": 1\n  "b": 2\n}').issues
  expect(issue).toMatchObject({ line: 3, place: "column 3" })
})

test.each(["// a comment\n{}", '{"a": 1,}'])("refuses JSON that the build's parser refuses: %s", (text) => {
  expect(readJson(text).issues).toHaveLength(1)
})

test("reports broken YAML with its line in the file", () => {
  const [issue] = readMdx("---\ntitle: A\ntags: [one\n---\n").issues
  expect(issue?.line).toBeGreaterThanOrEqual(3)
})

test("reports a file without front matter", () => {
  expect(readMdx("# Hello").issues).toHaveLength(1)
})

test.each([
  "a: *nothing",
  `a: &a [${"x,".repeat(9)}]\nb: &b [${"*a,".repeat(99)}]\nc: [${"*b,".repeat(99)}]`,
])("reports an alias that cannot be followed, and does not throw", (fields) => {
  expect(readMdx(`---\n${fields}\n---\n`).issues).toEqual([expect.objectContaining({ line: 2 })])
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

test.each([
  ["  title: a\n\tdate: b", /begins with a tab; begin it with spaces/],
  ["title: a\ntitle: b", /a field stands twice/],
  ["title: Wet: paper", /colon and a space.+straight quotes/],
  ["title: 'It's wet'", /goes on after its last quote.+straight quotes/],
  ["title: @ines", /begins with a character that YAML keeps.+straight quotes/],
  ['title: "a', /a quote, bracket, comma or colon is missing/],
  ["title: [a", /a bracket above has no end/],
  ['title: "a\\q"', /a backslash.+write two/],
  ["title:Wet", /a field's name, a colon and a space/],
  ["title: a\nwords\ndate: b", /a field's name, a colon and a space/],
  ["title: Part #2 of it", /#2 of it is left out, as a space and # begin a comment/],
])("front matter that is no YAML is reported with what to do: %s", (fields, says) => {
  expect(readMdx(`---\n${fields}\n---\n`).issues).toEqual([
    expect.objectContaining({ reason: expect.stringMatching(says) }),
  ])
})

test("notes in front matter, and a # in quotes or in a word, are no errors", () => {
  const fields = 'title: "Part #2"\nauthor: a#b\ndraft: true #until May\ndate: b # a note\n# a note'
  expect(readMdx(`---\n${fields}\n---\n`)).toMatchObject({
    issues: [],
    data: { title: "Part #2", author: "a#b", draft: true, date: "b" },
  })
})

test.each([
  ['{"a": 1,}', /there is one too many/],
  ["{'a': 1}", /outside of straight quotes/],
  ["{“a”: 1}", /outside of straight quotes/],
  ['{"a": "b\n"}', /has no end in its line/],
  ['{"a": "b\t"}', /a tab or another control character/],
  ['{"a": 1 "b": 2}', /a comma is expected here/],
  ['{"a" 1}', /a colon is expected here/],
  ['{"a": [1}', /a comma is expected here|a list has no end/],
  ['{"a": 1', /a group has no end; close it with }/],
  ['{"a": "\\q"}', /a backslash.+write two/],
  ["{} {}", /the file should end here/],
  ["// a\n{}", /comments are not allowed/],
])("JSON that cannot be read is reported with what to do: %s", (text, says) => {
  expect(readJson(text).issues).toEqual([expect.objectContaining({ reason: expect.stringMatching(says) })])
})

test("a date without quotes stays a date, and a word of YAML's former versions stays a word", () => {
  const fields = "date: 2025-06-01\ntags: [yes, no, on, off, NO]\ndraft: true"
  expect(readMdx(`---\n${fields}\n---\n`).data).toEqual({
    date: "2025-06-01",
    tags: ["yes", "no", "on", "off", "NO"],
    draft: true,
  })
})
