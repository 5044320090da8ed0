import { depthOf, tooMuchToCompile } from "./mdx-nesting"

const listsIn = (depth: number) =>
  Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- a`).join("\n")

test.each([
  ["lists by indentation", listsIn(1500)],
  ["lists in a line", `${"- ".repeat(1500)}a`],
  ["numbered lists", `${"1. ".repeat(1500)}a`],
  ["quotes", `${">".repeat(1500)} a`],
  ["quotes and lists", `${"> - ".repeat(1500)}a`],
  ["emphasis", "*a **b b** a* ".repeat(1500)],
  ["pictures", `${"![".repeat(1500)}a${"](./a.png)".repeat(1500)}`],
  ["elements", "<kbd>".repeat(3000)],
  ["braces", "{a=".repeat(3000)],
  ["words", "word ".repeat(50_000)],
])("immediately reports a body that takes too long to compile: %s", (_, body) => {
  expect(tooMuchToCompile(`One line.\n${body}`)).toEqual({
    line: expect.any(Number),
    reason: expect.stringMatching(/more than/),
  })
})

test.each([
  ["a list four deep, again and again", `${listsIn(4)}\n\n`.repeat(200)],
  ["a long list", "- *a* [b](/c/)\n\n".repeat(1000)],
  ["a quote of many lines", "> a\n".repeat(1000)],
  ["code far to the right", `\`\`\`js\n${`${" ".repeat(80)}- b\n`.repeat(100)}\`\`\`\n`],
])("accepts bodies that people write: %s", (_, body) => {
  expect(tooMuchToCompile(body)).toBeUndefined()
})

test("depth is counted along the longest branch", () => {
  expect(depthOf({ children: [{}, { children: [{ children: [] }] }] })).toBe(3)
})
