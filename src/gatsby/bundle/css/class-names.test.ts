import { readdirSync } from "node:fs"
import path from "node:path"
import { classNames, keyOf } from "./class-names"

test("no two style sheets of components share a file name, as it becomes part of their class names", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.basename(file))
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.filter((name, index) => sheets.indexOf(name) !== index)).toEqual([])
})

test("each class of each style sheet has its own short name", () => {
  const names = classNames("src")
  const toggle = names.get(keyOf("src/components/header/header.module.css", "toggle"))
  expect(toggle).toMatch(/^[a-z][a-z0-9]?$/)
  expect(new Set(names.values()).size).toBe(names.size)
  expect([...names.values()].filter((name) => name.length > 2)).toEqual([])
})
