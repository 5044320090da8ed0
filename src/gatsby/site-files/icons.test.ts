import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { writeIcons } from "./icons"

const project = process.cwd()
const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
let root: string

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = (file: string) => readFileSync(path.join(root, "public", file), "utf8")

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "icons-"))
  cpSync("src/styles/tokens.css", path.join(root, "src/styles/tokens.css"))
  process.chdir(root)
  write("content/logo.svg", square)
})

afterEach(() => {
  process.chdir(project)
  rmSync(root, { recursive: true })
})

test("the icons are drawn from the logo in the colors of the style sheet", async () => {
  const sheet = readFileSync(path.join(project, "src/styles/tokens.css"), "utf8")
  write(
    "src/styles/tokens.css",
    sheet.replace(/--paper: .*;/, "--paper: #FF0000;").replace(/--ink: .*;/, "--ink: Blue;"),
  )
  await writeIcons(root)
  expect(read("favicon.svg")).toMatch(/^<svg xmlns=.*color:#0000ff.*prefers-color-scheme:dark/)
  const { data, info } = await sharp("public/icons/icon-192.png").raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(info).toMatchObject({ width: 192, height: 192 })
  expect(at(2, 2)).toEqual([255, 0, 0])
  expect(at(96, 96)).toEqual([0, 0, 255])
  expect(await sharp("public/icons/apple-touch-icon.png").metadata()).toMatchObject({
    width: 180,
    height: 180,
  })
})

test("content/icon.svg is drawn in the logo's place", async () => {
  write("content/icon.svg", square.replace("0 0 9 9", "0 0 7 7"))
  await writeIcons(root)
  expect(read("favicon.svg")).toContain('viewBox="0 0 7 7"')
})

test("an owner's own file in static/ is served instead", async () => {
  write("static/favicon.svg", "<svg/>")
  await writeIcons(root)
  expect(existsSync("public/favicon.svg")).toBe(false)
  expect(existsSync("public/icons/icon-512.png")).toBe(true)
})
