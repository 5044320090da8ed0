import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { checkVariants } from "./check-variants"
import { filesOf } from "../../read/files"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "variants-"))
  mkdirSync(path.join(root, "content"))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Makes pictures of these sizes, and returns what the check says about each file. */
async function check(sizes: Record<string, [number, number]>) {
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const picture = sharp({ create: { width, height, channels: 3, background: "#0f766e" } })
    await picture.png().toFile(path.join(root, "content", name))
  }
  return (await checkVariants(root, filesOf(root))).map(({ file, reason }) => `${file} ${reason}`)
}

test("a dark variant of the same shape and a phone crop of any shape are in order", async () => {
  const found = await check({
    "a.png": [1600, 900],
    "a.dark.png": [800, 450],
    "b.png": [1600, 900],
    "b.phone.png": [400, 500],
    "c.png": [1600, 900],
    "c.dark.png": [1601, 900],
    "c.phone.png": [400, 500],
    "c.phone.dark.png": [800, 1000],
  })
  expect(found).toEqual([])
})

test("a variant without the picture that it stands in for is reported, with the remedy", async () => {
  const [lost, lostCrop] = await check({
    "a.dark.png": [16, 9],
    "b.png": [16, 9],
    "b.phone.dark.png": [4, 5],
  })
  expect(lost).toMatch(/^content\/a\.dark\.png is a variant of content\/a\.png, which is not there; put it/)
  expect(lostCrop).toMatch(/^content\/b\.phone\.dark\.png is a variant of content\/b\.phone\.png, which/)
})

test("a dark variant of another shape is reported with both sizes", async () => {
  const found = await check({ "a.png": [160, 90], "a.dark.png": [160, 100] })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(
    /a\.dark\.png is 160 × 100 pixels, but content\/a\.png is 160 × 90; .+export it again/,
  )
})

test("a phone crop that would be light where the whole picture is dark is reported", async () => {
  const found = await check({ "a.png": [16, 9], "a.dark.png": [16, 9], "a.phone.png": [4, 5] })
  expect(found).toEqual([
    expect.stringMatching(/^content\/a\.png has a dark variant.+add a\.phone\.dark\.png$/),
  ])
})

test("a variant that cannot be read is left to the check of pictures", async () => {
  writeFileSync(path.join(root, "content/a.dark.png"), "No picture")
  expect(await check({ "a.png": [16, 9] })).toEqual([])
})
