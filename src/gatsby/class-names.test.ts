import { readdirSync } from "node:fs"
import path from "node:path"

test("No two style sheets of components share a name: their classes are named by it", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.basename(file))
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.filter((name, index) => sheets.indexOf(name) !== index)).toEqual([])
})
