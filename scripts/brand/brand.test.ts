import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { runScript, runScripts } from "../../test/commands/run-script"

const project = process.cwd()
let root: string

const at = (file: string) => path.join(root, file)
const brand = (...words: string[]) => runScript("scripts/brand/main.ts", words, { cwd: root })
const files = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.\w+$/.test(file))
    .toSorted()

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "brand-"))
  mkdirSync(at("content/pages/about"), { recursive: true })
  writeFileSync(
    at("content/pages/about.json"),
    `{
      "img": { "src": "./about/portrait.png", "alt": "" },
      "drawn": { "src": "./about/portrait-drawn.svg", "alt": "" },
      "seam": 31
    }\n`,
  )
  writeFileSync(at("content/pages/home.json"), '{ "image": "./about/portrait.png" }\n')
  writeFileSync(
    at("content/site.json"),
    '{ "portrait": { "src": "./pages/about/portrait.png", "square": { "left": 52, "top": 10, "size": 46 } } }\n',
  )
  for (const file of ["portrait.png", "portrait.dark.png", "portrait-drawn.svg"])
    writeFileSync(at(`content/pages/about/${file}`), "")
  copyFileSync(path.join(project, "test/inkscape.svg"), at("mark.svg"))
})

afterEach(() => rmSync(root, { recursive: true }))

test("a logo of Inkscape takes its place clean, and nothing else is written", () => {
  const before = files()
  expect(brand("--logo", "mark.svg")).toMatchObject({ status: 0, stderr: "" })
  const logo = readFileSync(at("content/logo.svg"), "utf8")
  expect(logo).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/)
  expect(logo).not.toMatch(/style|inkscape|sodipodi/)
  expect(files()).toEqual([...before, "content/logo.svg"].toSorted())
})

test("a logo that a page cannot show is refused with its line, and the old one stays", () => {
  writeFileSync(at("content/logo.svg"), "old")
  writeFileSync(
    at("bad.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<image href="x.png"/></svg>',
  )
  const { status, stderr } = brand("--logo", "bad.svg")
  expect(status).toBe(1)
  expect(stderr).toMatch(/^bad\.svg:2 has <image>: .*trace it/)
  expect(readFileSync(at("content/logo.svg"), "utf8")).toBe("old")
})

test("a logo that draws a part within itself is refused", () => {
  writeFileSync(
    at("round.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<g id="a"><use href="#a"/></g></svg>',
  )
  const { status, stderr } = brand("--logo", "round.svg")
  expect(status).toBe(1)
  expect(stderr).toMatch(/^round\.svg:2 draws #a within itself/)
  expect(existsSync(at("content/logo.svg"))).toBe(false)
})

test("a portrait takes the old one's place on every page, upright and without what the camera wrote", async () => {
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "red" } })
    .withExif({ IFD0: { Artist: "Ada" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(at("me.JPG"))
  expect(brand("--portrait", "me.JPG")).toMatchObject({ status: 0, stderr: "" })
  const portrait = await sharp(at("content/pages/about/portrait.jpg")).metadata()
  expect(portrait.height).toBeGreaterThan(portrait.width)
  expect(portrait.exif).toBeUndefined()
  for (const page of ["about", "home"])
    expect(readFileSync(at(`content/pages/${page}.json`), "utf8")).toContain("./about/portrait.jpg")
  // The old one's line drawing would be half of another face.
  expect(JSON.parse(readFileSync(at("content/pages/about.json"), "utf8"))).toEqual({
    img: { src: "./about/portrait.jpg", alt: "" },
  })
  expect(files().filter((file) => file.startsWith("content/pages/about/"))).toEqual([
    "content/pages/about/portrait.jpg",
  ])
  // The square was around the old portrait's face.
  expect(JSON.parse(readFileSync(at("content/site.json"), "utf8"))).toEqual({
    portrait: { src: "./pages/about/portrait.jpg" },
  })
})

test("a file that is not there, or is no picture, is one message", () => {
  const [lost, unreadable] = runScripts(
    [
      ["scripts/brand/main.ts", "--logo", "none.svg"],
      ["scripts/brand/main.ts", "--portrait", "content/pages/about.json"],
    ],
    root,
  )
  expect(lost?.stderr).toBe("none.svg is not there. Name a file, from this folder on.\n")
  expect(unreadable?.stderr).toMatch(/is no picture that can be read; export it again/)
})
