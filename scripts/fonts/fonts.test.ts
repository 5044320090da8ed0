import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { create } from "fontkit"
import { z } from "zod"
import { runScript } from "../../test/commands/run-script"
import { unicodeRange } from "./ranges"

const project = process.cwd()
const settings = "src/styles/fonts.json"
const archivo = (part: string) =>
  `node_modules/@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`
/** Fonts whose text is wider than its display is, whatever fonts the site has. */
const other = {
  license: "node_modules/@fontsource-variable/archivo/LICENSE",
  faces: [
    {
      role: "text",
      weight: "400 700",
      files: [archivo("latin"), archivo("latin-ext")],
      drawn: [archivo("vietnamese")],
      axes: { wght: { min: 400, max: 700 }, wdth: 125 },
    },
    {
      role: "display",
      weight: "700 800",
      files: [archivo("latin"), archivo("latin-ext")],
      axes: { wght: 700, wdth: 70 },
    },
  ],
}
/** Makes a project with these settings and files. */
function makeProject(files: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), "fonts-"))
  roots.push(root)
  symlinkSync(path.join(project, "node_modules"), path.join(root, "node_modules"))
  cpSync("package.json", path.join(root, "package.json"))
  for (const [file, text] of Object.entries({ [settings]: JSON.stringify(other), ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

const run = (root: string) => runScript("scripts/fonts/subset.ts", [], { cwd: root })
const read = (root: string, file: string) => readFileSync(path.join(root, file), "utf8")

const roots: string[] = []
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })))

/** A project whose fonts have changed. */
const changed = makeProject({
  "src/startup/font-files.json": JSON.stringify([{ file: "/fonts/old-text.woff2" }]),
  "static/fonts/old-text.woff2": "",
  "static/fonts/my-own.woff2": "",
})
const change = run(changed)

const faces = z.array(z.object({ family: z.string(), file: z.string(), range: z.string().optional() }))
const facesOf = (root: string) => faces.parse(JSON.parse(read(root, "src/startup/font-files.json")))

test("a change of fonts replaces the files, the fonts that stand in for them, and the share images' fonts", () => {
  expect(change).toMatchObject({ status: 0 })
  const list = facesOf(changed)
  const files = readdirSync(path.join(changed, "static/fonts"))
  expect(files.toSorted()).toEqual(
    ["LICENSE.txt", "my-own.woff2", ...list.map(({ file }) => path.basename(file))].toSorted(),
  )
  // Archivo at its widest and narrowest is about a quarter wider and a quarter narrower than Arial.
  const adjusts = [...read(changed, "src/styles/fallback-fonts.css").matchAll(/size-adjust: ([\d.]+)%/g)].map(
    ([, size]) => Number(size),
  )
  expect(adjusts).toHaveLength(3)
  for (const wide of adjusts.slice(0, 2)) expect(wide).toBeGreaterThan(110)
  expect(adjusts[2]).toBeLessThan(90)
  const letters = z
    .object({ text: z.record(z.string(), z.number()) })
    .parse(JSON.parse(read(changed, "src/gatsby/header-width/letters.json")))
  expect(letters.text["m"]).toBeGreaterThan(letters.text["i"] ?? 0)
})

test("the usual file has no range, and the others hold the rest of Latin, each letter in one of them", () => {
  const list = facesOf(changed)
  for (const family of new Set(list.map((face) => face.family))) {
    const own = list.filter((face) => face.family === family)
    expect(own.filter(({ range }) => !range)).toHaveLength(1)
    const points = own.flatMap(({ range }) => pointsOf(range ?? ""))
    expect(new Set(points).size).toBe(points.length)
    for (let point = 0x100; point <= 0x17f; point++)
      expect([point, points.includes(point)]).toEqual([point, true])
  }
})

test("letters that the content uses come in files of their own, so that a name costs its page little", () => {
  const root = makeProject({ "content/site.json": JSON.stringify({ owner: { name: "Şule Ğ" } }) })
  expect(run(root)).toMatchObject({ status: 0 })
  const list = facesOf(root)
  const own = list.filter(({ range }) => pointsOf(range ?? "").includes(0x15e))
  expect(own).toHaveLength(2)
  for (const { file, range } of own) {
    expect(pointsOf(range ?? "")).toEqual([0x11e, 0x15e])
    expect(readFileSync(path.join(root, "static", file)).length).toBeLessThan(4000)
  }
})

test("a font that is not there is one message with the remedy", () => {
  const lost = JSON.stringify(other).replaceAll("archivo-latin-wdth", "none")
  const { status, stderr } = run(makeProject({ [settings]: lost }))
  expect(status).toBe(1)
  expect(stderr).toMatch(/src\/styles\/fonts\.json names .+none.+, which is not there; install/)
})

const drawnFaces = z.record(z.string(), z.array(z.string()))
const drawnIn = (root: string) => drawnFaces.parse(JSON.parse(read(root, "src/lettering/fonts.json")))

/** Whether some file of a face has a letter. */
const has = (root: string, files: readonly string[] | undefined, letter: string) =>
  (files ?? []).some((file) =>
    create(readFileSync(path.join(root, file))).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )

test("the PDF and share images are drawn with all letters of European names", () => {
  // Fonts of an owner may have fewer.
  const wanted = readFileSync(settings, "utf8").includes("archivo") ? "öøßñåÇČĐđęğőŘśŠťůžŽŁłŒœĦſ" : ""
  for (const [face, files] of Object.entries(drawnIn(project)))
    for (const letter of wanted)
      expect([face, letter, has(project, files, letter)]).toEqual([face, letter, true])
})

test("files for what is drawn add their letters to it, and none to the pages", () => {
  const { regular, bold, title } = drawnIn(changed)
  expect([regular, bold, title].map((files) => has(changed, files, "ễ"))).toEqual([true, true, false])
  const points = facesOf(changed).flatMap(({ range }) => pointsOf(range ?? ""))
  expect(points).not.toContain("ễ".codePointAt(0))
})

test("characters that other programs draw in color are in no font of the PDF and share images", () => {
  for (const files of Object.values(drawnIn(project))) expect(has(project, files, "⬜")).toBe(false)
})

const pointsOf = (range: string) =>
  range
    .split(",")
    .filter(Boolean)
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((point) => Number.parseInt(point, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })

test("a range spans what no font has, and stops at what another has", () => {
  expect(unicodeRange([0x41, 0x43, 0x45], [0x44])).toBe("U+41-43,U+45")
})
