import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"

const scenes = "studio/scenes"
const sheets = readdirSync(scenes, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
)

test("every file that a scene's style sheet names exists", () => {
  const missing = sheets.flatMap((sheet) => {
    const named = readFileSync(path.join(scenes, sheet), "utf8").matchAll(/url\("([^"#:]+)"\)/g)
    return [...named].flatMap(([, file = ""]) =>
      existsSync(path.join(scenes, path.dirname(sheet), file)) ? [] : [`${sheet}: ${file}`],
    )
  })
  expect(sheets.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})
