/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { withAvif } from "./avif"

const root = process.cwd()
const { ENCODE_AVIF } = createRequire(__filename)(path.join(root, "gatsby-worker.js"))
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "avif-"))
  process.chdir(folder)
  writeFileSync("gatsby-worker.js", "")
})

afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

const srcSet = "/static/d/1/my%20shot.webp 480w,\n/static/d/2/my%20shot.webp 960w"
const data = {
  layout: "constrained" as const,
  width: 960,
  height: 600,
  images: { fallback: { src: "/static/d/2/my%20shot.webp", srcSet, sizes: "100vw" }, sources: [] },
}

test("a picture has AVIF in the widths of its WebP, encoded once", async () => {
  const picture = path.resolve("my shot.png")
  const create = { width: 960, height: 600, channels: 3 as const, background: "#0f766e" }
  await sharp({ create }).png().toFile(picture)
  const jobs: { inputPaths: string[]; outputDir: string; args: Record<string, unknown> }[] = []
  const tools = {
    pathPrefix: "",
    createContentDigest: () => "digest",
    actions: { createJobV2: (job: (typeof jobs)[number]) => void jobs.push(job) },
  }
  const file = { absolutePath: picture, dir: folder, internal: { contentDigest: "d" } }
  const make = () => withAvif(data, Object(file), Object(tools)).images.sources?.[0]
  expect(make()).toEqual({
    type: "image/avif",
    sizes: "100vw",
    srcSet: "/static/d/igest/my%20shot-480.avif 480w,\n/static/d/igest/my%20shot-960.avif 960w",
  })
  expect(jobs).toHaveLength(2)
  for (const { inputPaths, ...job } of jobs) {
    mkdirSync(job.outputDir, { recursive: true })
    await ENCODE_AVIF({ ...job, inputPaths: inputPaths.map((input) => ({ path: input })) })
  }
  const { width, height, format } = await sharp("public/static/d/igest/my shot-480.avif").metadata()
  expect({ width, height, format }).toEqual({ width: 480, height: 300, format: "heif" })
  make()
  expect(jobs).toHaveLength(2)
})
