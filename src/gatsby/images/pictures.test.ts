import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { pictureData } from "./pictures"

const root = process.cwd()
const { ENCODE } = createRequire(__filename)(path.join(root, "gatsby-worker.js"))
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"))
  process.chdir(folder)
  writeFileSync("gatsby-worker.js", "")
})

afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

type Job = { inputPaths: string[]; outputDir: string; args: Record<string, unknown> }

/** Makes a picture file of a size, and stubs of Gatsby's tools that record the jobs. */
async function drawn(width: number, height: number, name = "my shot.png") {
  const picture = path.resolve(name)
  await sharp({ create: { width, height, channels: 3, background: "#0f766e" } })
    .png()
    .toFile(picture)
  const jobs: Job[] = []
  const tools = {
    pathPrefix: "",
    createContentDigest: () => "0123456789abcdef",
    actions: { createJobV2: (job: Job) => void jobs.push(job) },
  }
  const file = { absolutePath: picture, dir: folder, internal: { contentDigest: "d" } }
  const make = (asked: object) => pictureData(Object(file), asked, Object(tools))
  return { jobs, make }
}

const address = (end: string) => `/static/0123456789/my%20shot-${end}`

test("a picture gets AVIF in the requested widths and one WebP, each encoded once", async () => {
  const { jobs, make } = await drawn(1600, 1000)
  const asked = { breakpoints: [480, 960, 1600], sizes: "100vw" }
  const { width, height, images } = await make(asked)
  expect({ width, height }).toEqual({ width: 1600, height: 1000 })
  expect(images.sources).toEqual([
    {
      type: "image/avif",
      sizes: "100vw",
      srcSet: `${address("480.avif")} 480w,\n${address("960.avif")} 960w,\n${address("1600.avif")} 1600w`,
    },
  ])
  expect(images.fallback).toEqual({ src: address("960.webp") })
  expect(jobs).toHaveLength(4)
  for (const { inputPaths, ...job } of jobs) {
    mkdirSync(job.outputDir, { recursive: true })
    await ENCODE({ ...job, inputPaths: inputPaths.map((input) => ({ path: input })) })
  }
  const avif = await sharp("public/static/0123456789/my shot-480.avif").metadata()
  expect(avif).toMatchObject({ width: 480, height: 300, format: "heif" })
  const webp = await sharp("public/static/0123456789/my shot-960.webp").metadata()
  expect(webp).toMatchObject({ width: 960, height: 600, format: "webp" })
  await make(asked)
  expect(jobs).toHaveLength(4)
})

test("a variant needs no fallback", async () => {
  const { jobs, make } = await drawn(640, 400)
  const { images } = await make({ breakpoints: [480], fallback: false })
  expect(images.fallback).toBeUndefined()
  expect(images.sources?.[0]?.srcSet).toContain("480w")
  expect(jobs.map(({ args }) => args["format"])).not.toContain("webp")
})

test("a picture is never enlarged", async () => {
  const { make } = await drawn(500, 300)
  const { width, images } = await make({ breakpoints: [480, 960] })
  expect(width).toBe(500)
  expect(images.sources?.[0]?.srcSet).not.toContain("960w")
  expect(images.fallback?.src).toMatch(/-500\.webp$/)
})

test("encoding a file that a later build removed is a new job, as Gatsby never repeats one", async () => {
  const { jobs, make } = await drawn(40, 30)
  process.env.BUILD_STARTED = "1"
  await make({})
  const earlier = jobs.splice(0).map(({ args }) => args)
  await make({})
  expect(jobs.splice(0).map(({ args }) => args)).toEqual(earlier)
  process.env.BUILD_STARTED = "2"
  await make({})
  for (const { args } of jobs) expect(earlier).not.toContainEqual(args)
})

test("a picture with the name of an advertisement is served under another", async () => {
  const { make } = await drawn(1600, 1000, "banner.png")
  const { images } = await make({ width: 480 })
  expect(images.sources?.[0]?.srcSet).toContain("/static/0123456789/picture-480.avif 480w")
})

/** Encodes a picture as the build does, and reads what became of it. */
async function encoded(name: string, bytes: Buffer, format: "avif" | "webp") {
  const file = `${name}.${format}`
  writeFileSync(name, bytes)
  await ENCODE({ inputPaths: [{ path: name }], outputDir: folder, args: { file, width: 30, format } })
  return sharp(readFileSync(path.join(folder, file)))
}

const red = sharp({ create: { width: 60, height: 30, channels: 3, background: "#ff2000" } })

test.each(["avif", "webp"] as const)(
  "a phone's picture stands upright as %s, without the place where it was taken",
  async (format) => {
    const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } }
    const bytes = await red.clone().withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 30, orientation: 6 })
    const { width, height, exif, orientation } = await (await encoded("phone.jpg", bytes, format)).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 30, height: 60 })
  },
)

test.each([
  ["a print's four inks", () => red.clone().toColourspace("cmyk").withIccProfile("cmyk").jpeg()],
  ["a wide-gamut screen", () => red.clone().withIccProfile("p3").png()],
  ["16 bits", () => red.clone().toColourspace("rgb16").png()],
])("the colors of %s become those of any screen", async (from, draw) => {
  const picture = await encoded(from, await draw().toBuffer(), "webp")
  expect(await picture.metadata()).toMatchObject({ space: "srgb", depth: "uchar" })
  const [r = 0, g = 255, b = 255] = await picture.raw().toBuffer()
  expect(Math.hypot(r - 255, g - 32, b)).toBeLessThan(60)
})

test("a line drawing is a PNG of four colors, in each width", async () => {
  const { jobs, make } = await drawn(1600, 1000)
  const asked = { width: 480, breakpoints: [480] }
  const src = address("480.png")
  expect((await make({ ...asked, formats: ["png"] })).images).toEqual({ sources: [], fallback: { src } })
  const variant = await make({ ...asked, formats: ["png"], fallback: false })
  expect(variant.images.sources).toEqual([{ type: "image/png", srcSet: src }])
  const two = await make({ width: 960, breakpoints: [480, 960], formats: ["png"] })
  expect(two.images.fallback?.srcSet?.match(/\d+\.png \d+w/g)).toEqual(["480.png 480w", "960.png 960w"])
  const [{ inputPaths, ...job } = { inputPaths: [], outputDir: "" }] = jobs
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000"
    fill="#f7f3e8"/><circle cx="800" cy="500" r="400" fill="none" stroke="#1a1a40" stroke-width="4"/></svg>`
  writeFileSync(String(inputPaths[0]), await sharp(Buffer.from(lines)).png().toBuffer())
  mkdirSync(job.outputDir, { recursive: true })
  await ENCODE({ ...job, inputPaths: inputPaths.map((input) => ({ path: input })) })
  const pixels = await sharp("public/static/0123456789/my shot-480.png").raw().toBuffer()
  const colors = new Set(pixels.toString("hex").match(/.{6}/g))
  expect(colors.size).toBeGreaterThan(1)
  expect(colors.size).toBeLessThanOrEqual(4)
})
