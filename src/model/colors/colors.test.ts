import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { parse as parseColor } from "culori"
import { parse } from "postcss"
import { tokenColors, tokensFile } from "./colors"

test.each([
  ["no-such-token", /tokens\.css --no-such-token is missing; add it/],
  ["duration", /tokens\.css:\d+ --duration is .+, which is no color .+; write it as/],
])("%s is no color, and the error says what to do", (token, says) => {
  expect(() => tokenColors(token)).toThrow(says)
})

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(folder, file))

/** Masks have shapes and no color. */
const isMask = (property: string) => /mask/.test(property)

describe("no other file has a color of its own", () => {
  const files = [
    ...below("src"),
    ...below("scripts"),
    ...readdirSync(".").filter((file) => file.startsWith("gatsby-")),
  ]
  const sheets = files.filter((file) => file.endsWith(".css") && file !== tokensFile)
  const code = files.filter((file) => /\.(?:js|tsx?)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))

  const harmless = new Set(["transparent", "currentcolor"])

  test("style sheets", () => {
    const found = sheets.flatMap((file) => {
      const colors: string[] = []
      parse(readFileSync(file, "utf8")).walkDecls(({ prop, value }) => {
        const words = prop === "content" || isMask(prop) ? [] : value.toLowerCase().split(/[\s,()/]+/)
        const named = words.filter((word) => !/^-?\d/.test(word) && !harmless.has(word) && parseColor(word))
        const made = [...value.matchAll(/\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?!from )/g)]
        colors.push(...named, ...made.map(([text]) => text))
      })
      return colors.map((color) => `${file}: ${color}`)
    })
    expect(found).toEqual([])
  })

  test("code", () => {
    // The ends of the contrast scale, and an example in a message.
    const known = new Set(["#000000", "#ffffff", "#0f766e"])
    const literal = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|oklch|oklab)a?\(\s*[\d.]+/gi
    const found = code.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(literal)]
        .filter(([color]) => !known.has(color))
        .map(([color]) => `${file}: ${color}`),
    )
    expect(found).toEqual([])
  })
})
