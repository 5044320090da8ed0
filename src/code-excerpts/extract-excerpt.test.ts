import { existsSync } from "node:fs"
import { codeKeys, codePlaces } from "./excerpts"
import { extractExcerpt } from "./extract-excerpt"
import { readExcerpt } from "./read-excerpt"

const code = `import { z } from "zod"

const other = 1

/** Adds. */
export function add(
  a: number,
  b: number,
): number {
  const sum = a + b

  return sum
}

/**
 * The ways
 * to go.
 */
const ways = z
  .array(z.string())
  .min(1)

describe("a table", () => {
  test("it stands", () => {
    expect(ways).toBeDefined()
  })
})
`

test.each([
  [
    "a function with its comment, to its end",
    "add",
    /^\/\*\* Adds\. \*\/\nexport function add\([\s\S]+return sum\n\}$/,
  ],
  [
    "a constant with all its lines and a long comment",
    "ways",
    /^\/\*\*\n \* The ways\n[\s\S]+\n {2}\.min\(1\)$/,
  ],
  ["a constant on one line", "other", /^const other = 1$/],
  [
    "a test by its words, at the left edge",
    "it stands",
    /^test\("it stands", \(\) => \{\n {2}expect\(.+\n\}\)$/,
  ],
])("it finds %s", (_, name, expected) => {
  expect(extractExcerpt(code, "a.ts", name)).toMatch(expected)
})

test.each(["missing", "sum of", "z"])("nothing is called %j", (name) => {
  expect(extractExcerpt(code, "a.ts", name)).toBeUndefined()
})

const fields = { intro: { title: "One", intro: { title: "Two" } }, last: "{" }

test.each([2, "\t", undefined])("a key of JSON is found however it is laid out (%j)", (indent) => {
  const text = JSON.stringify({ inner: fields, ...fields }, null, indent)
  const found = extractExcerpt(text, "a.json", "intro")
  expect(JSON.parse(`{${found}}`)).toEqual({ intro: fields.intro })
  expect(found).toMatch(/^"intro"/)
  expect(extractExcerpt(text, "a.json", "title")).toBeUndefined()
})

test("JSON that is none has no keys", () => {
  expect(extractExcerpt("", "a.json", "intro")).toBeUndefined()
  expect(extractExcerpt("[1]", "a.json", "intro")).toBeUndefined()
})

const own = codeKeys.filter((key) => !codePlaces[key].file.startsWith("content/"))

test.each(own)("the code that the page can show is there, and short enough to read: %s", (key) => {
  const read = readExcerpt(codePlaces[key])
  expect(read).toHaveProperty("code")
  expect("code" in read && read.code.split("\n").length).toBeLessThanOrEqual(25)
})

test("a file or a name that is gone is reported", () => {
  expect(readExcerpt({ file: "src/gone.ts", name: "gone" })).toEqual({ reason: "is not there" })
  expect(existsSync("package.json")).toBe(true)
  expect(readExcerpt({ file: "package.json", name: "gone" })).toEqual({ reason: 'has no "gone"' })
})
