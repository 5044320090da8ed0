import { jsonTooDeep, yamlTooDeep } from "./nesting-depth"
import { readJson, readMdx } from "./parse-file"

const deep = "[".repeat(100_000)
const steps = Array.from({ length: 1000 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")

test.each([
  ["brackets", `{"a":\n${deep}`],
  ["groups", '{"a":'.repeat(100_000)],
])("reports JSON that would crash its parser: %s", (_, text) => {
  expect(readJson(text).issues).toEqual([expect.objectContaining({ reason: expect.stringMatching(/deep/) })])
})

test.each([
  ["brackets", `a: ${deep}`],
  ["lists in a line", `a:\n ${"- ".repeat(10_000)}x`],
  ["groups by indentation", steps],
])("reports YAML that would crash its parser: %s", (_, text) => {
  expect(readMdx(`---\n${text}\n---\n`).issues).toEqual([
    expect.objectContaining({ reason: expect.stringMatching(/deep/) }),
  ])
})

test("brackets in strings and comments do not count as depth", () => {
  const brackets = "[{".repeat(100)
  expect(jsonTooDeep(`{"a": "${brackets}", "b": [{}]}`)).toBeUndefined()
  expect(yamlTooDeep(`a: "${brackets}"\n# ${brackets}\nb: |\n  ${brackets}\n`)).toBeUndefined()
})
