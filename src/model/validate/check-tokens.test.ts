import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { isSample } from "../../../test/is-sample"
import { checkContent } from "./check"
import { checkTokens } from "./check-tokens"
import { colorsOf, readTokens } from "../colors/colors"
import { issueLine } from "../errors/content-issue"

const file = "src/styles/tokens.css"
let root: string

/** A project with the sheet, and another value for some of its tokens. */
const write = (values: Record<string, string>) => {
  const css = Object.entries(values).reduce(
    (text, [token, value]) => text.replace(new RegExp(`--${token}: [^;]+;`), `--${token}: ${value};`),
    plain,
  )
  writeFileSync(path.join(root, file), css)
  return css
}
/** The sheet with colors that pass, whatever the site's own are. */
const plain = readFileSync(file, "utf8")
  .replaceAll(/--(paper|sheet|on-signal|paper-always): [^;]+;/g, "--$1: light-dark(#fff, #000);")
  .replaceAll(/--ink-ground: [^;]+;/g, "--ink-ground: #000;")
  .replaceAll(
    /--(ink|ink-soft|line|line-strong|signal|signal-hover): [^;]+;/g,
    "--$1: light-dark(#333, #ddd);",
  )
  .replaceAll(/--(accent-light|code-\w+): [^;]+;/g, "--$1: light-dark(#333, #ddd);")
  .replaceAll(/--accent-dark: [^;]+;/g, "--accent-dark: #ddd;")

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "tokens-"))
  mkdirSync(path.join(root, "src/styles"), { recursive: true })
  write({})
})

afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ["#F4FAF7", "#f4faf7"],
  ["#fff", "#ffffff"],
  ["WhiteSmoke", "#f5f5f5"],
  ["rgb(244 250 247)", "#f4faf7"],
  ["hsl(150deg 38% 97%)", "#f4faf7"],
  ["var(--sheet)", "#ffffff"],
  ["light-dark(\n    rgb(255, 255, 255),\n    #000\n  )", "#ffffff"],
])("a color may be written as %s", (value, light) => {
  write({ paper: value })
  expect(colorsOf(readTokens(root), "paper").light).toBe(light)
})

test("a color that screens lack is read as the nearest they have", () => {
  write({ signal: "oklch(0.4 0.3 150)" })
  expect(colorsOf(readTokens(root), "signal").dark).toMatch(/^#[0-9a-f]{6}$/)
})

test("capitals change nothing", () => {
  write({ paper: "light-dark(#FFFFFF, #000000)" })
  expect(checkTokens(root)).toEqual([])
})

test.each([
  "#f4faf",
  "palegreenish",
  "color-mix(in srgb, red, blue)",
  "rgb(0 0 0 / 50%)",
  "Canvas",
  "var(--paper)",
])("%s is one error that says where it is and what to write", (value) => {
  const line =
    write({ paper: value })
      .split("\n")
      .findIndex((text) => text.includes("--paper:")) + 1
  const errors = checkTokens(root).map(issueLine)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(new RegExp(`^${file}:${line} --paper is .+; write `))
})

test("a missing color is one error", () => {
  writeFileSync(path.join(root, file), plain.replaceAll(/--ink-soft: [^;]+;/g, ""))
  expect(checkTokens(root).map(issueLine)).toEqual([expect.stringMatching(/--ink-soft is missing; add it/)])
})

test("a sheet that is not CSS is one error with its line", () => {
  writeFileSync(path.join(root, file), ":root {\n  --paper #fff;\n}\n")
  expect(checkTokens(root)).toEqual([
    { file, line: 2, place: "", reason: expect.stringMatching(/^is not CSS: /) },
  ])
})

test.each([
  ["ink", "light-dark(#999, #ddd)", "light", "--paper", "darker"],
  ["ink-soft", "light-dark(#333, #555)", "dark", "--sheet", "lighter"],
  ["signal-hover", "light-dark(#fff, #ddd)", "light", "--paper", "darker"],
  ["line-strong", "light-dark(#bbb, #ddd)", "light", "--paper", "3:1"],
  ["code-name", "light-dark(#333, #333)", "dark", "--sheet", "lighter"],
  ["accent-dark", "#333", "dark", "--ink-ground", "lighter"],
])("%s as %s has too little contrast in the %s scheme", (token, value, scheme, ground, remedy) => {
  write({ [token]: value })
  const errors = checkTokens(root).map(issueLine)
  expect(errors).not.toEqual([])
  for (const error of errors) expect(error).toMatch(new RegExp(`^${file}:\\d+ --[\\w-]+ is #\\w{6} in the `))
  expect(errors.join("\n")).toMatch(
    new RegExp(
      `--${token} is #\\w{6} in the ${scheme} scheme.* contrast of [\\d.]+:1 to ${ground} .*${remedy}`,
    ),
  )
})

test("white text on too light a signal color asks for a darker signal, not for darker text", () => {
  write({ signal: "light-dark(#e0532f, #ddd)", "on-signal": "light-dark(#fff, #000)" })
  const reported = checkTokens(root).filter(({ place }) => place === "--on-signal")
  expect(reported.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/contrast of [\d.]+:1 to --signal .+ make #e0532f darker .+docs\/brand\.md/),
  ])
})

test("text on buttons is checked, and the colors for more contrast", () => {
  write({ "on-signal": "light-dark(#444, #000)" })
  expect(checkTokens(root).map(({ place }) => place)).toContain("--on-signal")
  writeFileSync(path.join(root, file), `${plain}@media (prefers-contrast: more) { :root { --ink: #999; } }`)
  expect(checkTokens(root).map(issueLine).join("\n")).toMatch(/for visitors who ask for more contrast/)
})

test("the colors of entries are not blamed for a background that cannot be read", async () => {
  cpSync("content", path.join(root, "content"), { recursive: true })
  cpSync("static", path.join(root, "static"), { recursive: true })
  const before = process.cwd()
  write({ paper: "#f4faf" })
  process.chdir(root)
  const { errors } = await checkContent(root).finally(() => process.chdir(before))
  expect(errors.filter(({ reason }) => /contrast|color/.test(reason))).toEqual([
    expect.objectContaining({ file, place: "--paper" }),
  ])
})

test("the sample's own colors are readable", () => {
  expect(isSample ? checkTokens(process.cwd()) : []).toEqual([])
})
