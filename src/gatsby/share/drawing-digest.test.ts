import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { drawingDigest } from "./drawing-digest"

const root = process.cwd()
const colors = "src/styles/tokens.css"
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "digest-"))
  for (const name of [
    "src/gatsby/share",
    "src/lettering",
    "src/gatsby/images/paint-drawing.ts",
    "src/seo/share-image.ts",
    "src/text/non-breaking-title.ts",
    colors,
    "content/logo.svg",
  ])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

test("share images are redrawn when a color changes", () => {
  const before = drawingDigest()
  expect(drawingDigest()).toBe(before)
  writeFileSync(colors, readFileSync(colors, "utf8").replace(/--paper: .+;/, "--paper: #ffffff;"))
  expect(drawingDigest()).not.toBe(before)
})
