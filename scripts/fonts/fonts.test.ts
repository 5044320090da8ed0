import { execFileSync } from "node:child_process"
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
import { z } from "zod"
import { runScript } from "../../test/run-script"
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

test("share images are drawn with all letters of European names", () => {
  // Fonts of an owner may have fewer.
  const wanted = readFileSync(settings, "utf8").includes("archivo") ? "öøßñåÇČĐđęğőŘśŠťůžŽŁłŒœĦſ" : ""
  const { files } = z
    .object({ files: z.array(z.string()) })
    .parse(JSON.parse(readFileSync("src/gatsby/share/font.json", "utf8")))
  const code = `import { Blob, Face } from "harfbuzzjs"; import { readFileSync } from "node:fs";
    const points = ${JSON.stringify(files)}.flatMap((file) => [...new Face(new Blob(readFileSync(file))).collectUnicodes()]);
    console.log(JSON.stringify(points))`
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" })
  const points = z.array(z.number()).parse(JSON.parse(said))
  for (const letter of wanted)
    expect([letter, points.includes(letter.codePointAt(0) ?? 0)]).toEqual([letter, true])
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
