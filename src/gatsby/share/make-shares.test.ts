import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import type { SharePicture } from "../../model/pages/site-page"
import { shareSize } from "../../seo/share-image"
import { makeShareImages } from "./make-shares"

const root = process.cwd()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shares-"))
  for (const name of ["src", "content"]) symlinkSync(path.join(root, name), path.join(folder, name))
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

const share = (title: string, ...pictures: readonly SharePicture[]) => ({
  title,
  kicker: "A kicker",
  owner: "Ada Byron",
  accent: "#bd3217",
  pictures,
})

/** Makes the share images of a build in which a page has this title and these pictures. The last page has no share image. */
const build = (title: string, ...pictures: readonly SharePicture[]) =>
  makeShareImages(
    [
      { path: "/", share: share("Home") },
      { path: "/one/", share: share(title, ...pictures) },
      { path: "/404/" },
    ],
    Object({
      reporter: { activityTimer: () => ({ start() {}, setStatus() {}, end() {} }) },
      cache: { directory: "cache" },
      createContentDigest: JSON.stringify,
    }),
  )

/** When each image was written. */
const drawnAt = () =>
  Object.fromEntries(
    readdirSync("public/share").map((name) => [name, statSync(`public/share/${name}`).mtimeMs]),
  )

test("every page has its share image, and a later build draws only those with new text", async () => {
  await build("One")
  const first = drawnAt()
  expect(Object.keys(first)).toHaveLength(2)
  await build("One")
  expect(drawnAt()).toEqual(first)
  await build("Another")
  const changed = Object.entries(drawnAt()).filter(([name, at]) => first[name] !== at)
  expect(changed.map(([name]) => name)).toEqual(["one.jpg"])
  rmSync("public/share/home.jpg")
  await build("Another")
  expect(drawnAt()).toHaveProperty(["home.jpg"])
})

/** Writes a picture: noise, which takes as many bytes as a photograph at its worst. */
const writePicture = (file: string, width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#777",
      noise: { type: "gaussian", mean: 120, sigma: 40 },
    },
  })
    .png()
    .toFile(file)

const landscape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700">
  <path fill="var(--solid, #c0683f)" stroke="var(--pen, none)" d="M0 0H1600V700H0Z"/></svg>`

/** The image of the page at /one/. */
const drawn = () => readFileSync("public/share/one.jpg")

test.each([
  ["a screen", async () => void (await writePicture("wide.png", 640, 400)), { made: "wide.png" }],
  ["a portrait", async () => void (await writePicture("square.png", 400, 400)), { made: "square.png" }],
  ["a landscape", async () => writeFileSync("land.svg", landscape), { made: "land.svg", drawn: "land.svg" }],
])(
  "the image of a page with %s shows it, in the size and the bytes of a preview",
  async (_, write, picture) => {
    await write()
    await build("One")
    const without = drawn()
    await build("One", picture)
    expect(drawn()).not.toEqual(without)
    expect(await sharp(drawn()).metadata()).toMatchObject({ ...shareSize, format: "jpeg" })
    expect(drawn().length).toBeLessThanOrEqual(120_000)
  },
)

/** The colors of the drawn image, by place. */
async function pixels() {
  const { data } = await sharp(drawn()).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * shareSize.width + x) * 3).subarray(0, 3)]
}

test("left of the seam a picture is a drawing, and right of it finished", async () => {
  await sharp({ create: { width: 160, height: 100, channels: 3, background: "#00f" } }).toFile("made.png")
  await sharp({ create: { width: 160, height: 100, channels: 3, background: "#fff" } }).toFile("drawn.png")
  await build("One", { made: "made.png", drawn: "drawn.png" })
  const at = await pixels()
  expect(Math.min(...at(100, 50))).toBeGreaterThan(240)
  expect(at(1100, 50)[0]).toBeLessThan(40)
})

test("several pictures stand in rows, the first of each as a drawing", async () => {
  for (const [name, background] of [
    ["made", "#00f"],
    ["drawn", "#fff"],
  ] as const)
    await sharp({ create: { width: 160, height: 100, channels: 3, background } }).toFile(`${name}.png`)
  await build("One", ...Array.from({ length: 8 }, () => ({ made: "made.png", drawn: "drawn.png" })))
  const at = await pixels()
  for (const y of [50, 330]) {
    expect(Math.min(...at(100, y))).toBeGreaterThan(240)
    expect(at(400, y)[0]).toBeLessThan(40)
    expect(at(1100, y)[0]).toBeLessThan(40)
  }
})

test("without a picture the title is one: lines on paper at its left, and on ink at its right", async () => {
  await build("One")
  const at = await pixels()
  expect(Math.min(...at(20, 20))).toBeGreaterThan(200)
  expect(Math.max(...at(1180, 20))).toBeLessThan(80)
})

test("a picture that changes under its name is drawn again", async () => {
  await writePicture("wide.png", 640, 400)
  await build("One", { made: "wide.png" })
  const before = drawn()
  await writePicture("wide.png", 640, 390)
  await build("One", { made: "wide.png" })
  expect(drawn()).not.toEqual(before)
})

test("a character that no font of the site has is left out, and no font of the machine draws it", async () => {
  await build("Made fast")
  const without = drawn()
  await build("Made \u{1f680} fast")
  expect(drawn()).toEqual(without)
  await build("Made slow")
  expect(drawn()).not.toEqual(without)
})

test("accents are the same in one code point and in two", async () => {
  await build("Fa\u00e7ade")
  const one = drawn()
  await build("Fac\u0327ade")
  expect(drawn()).toEqual(one)
})
