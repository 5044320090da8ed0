import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import postcss from "postcss"
import { propertyNames, renameProperties } from "./property-names"

const tokens = "src/styles/tokens.css"
const names = propertyNames(tokens, ["src", "content"])

/** A folder with one file in it. */
function folderWith(name: string, text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "names-"))
  writeFileSync(path.join(folder, name), text)
  return folder
}

test("Each token has a short name of its own, which no style sheet gives to something else", () => {
  expect(names.get("--space-m")).toMatch(/^--[a-z]{1,2}$/)
  expect(new Set(names.values()).size).toBe(names.size)
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  )
  const set = sheets.flatMap((file) => readFileSync(path.join("src", file), "utf8").match(/--[\w-]+/g) ?? [])
  for (const name of names.values()) expect(set).not.toContain(name)
})

test.each([
  ["a drawing", "a.svg", '<path fill="var(--line)"/>'],
  ["a component", "a.tsx", 'style={{ "--line": color }}'],
  ["a text", "a.mdx", '<b style={{ color: "var(--line)" }}>b</b>'],
])("What %s names keeps its name", (_, file, text) => {
  expect(propertyNames(tokens, [folderWith("a.svg", "<svg/>")]).has("--line")).toBe(true)
  expect(propertyNames(tokens, [folderWith(file, text)]).has("--line")).toBe(false)
})

test("A property is renamed where it is set and wherever it is read, and no other is", () => {
  const { css } = postcss([renameProperties(new Map([["--line", "--b"]]))]).process(
    "a{--line:1px;--line-strong:2px;border:var(--line) solid;margin:calc(var(--line) + var(--line-strong))}",
    { from: undefined },
  )
  expect(css).toBe(
    "a{--b:1px;--line-strong:2px;border:var(--b) solid;margin:calc(var(--b) + var(--line-strong))}",
  )
})
