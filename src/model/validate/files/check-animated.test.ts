import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { animatedPictures } from "./check-animated"
import { filesOf } from "../../read/files"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "moving-"))
  for (const folder of ["content", "static"]) mkdirSync(path.join(root, folder))
})
afterEach(() => rmSync(root, { recursive: true }))

const size = { width: 4, height: 4, channels: 3 } as const
const frame = (background: string) =>
  sharp({ create: { ...size, background } })
    .png()
    .toBuffer()

const webp = async (...colors: string[]) =>
  sharp(await Promise.all(colors.map(frame)), { join: { animated: true } })
    .webp()
    .toBuffer()

/** A PNG that tells before its pixels how many frames it has. */
async function png(frames: number) {
  const bytes = await frame("#0f766e")
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8, 0)
  control.write("acTL", 4, "latin1")
  control.writeUInt32BE(frames, 8)
  const pixels = bytes.indexOf("IDAT") - 4
  return Buffer.concat([bytes.subarray(0, pixels), control, bytes.subarray(pixels)])
}

async function avif(brand: string) {
  const bytes = await sharp(await frame("#0f766e"))
    .avif()
    .toBuffer()
  bytes.write(brand, 8, "latin1")
  return bytes
}

function told(files: Record<string, Buffer>) {
  for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(root, file), bytes)
  return animatedPictures(root, filesOf(root)).map(({ file, reason }) => `${file} ${reason}`)
}

test("a picture that moves is reported with its file and the remedy, in each format", async () => {
  const found = told({
    "content/a.webp": await webp("#0f766e", "#ffffff"),
    "content/b.PNG": await png(2),
    "content/c.avif": await avif("avis"),
  })
  expect(found.map((each) => each.split(" ")[0])).toEqual([
    "content/a.webp",
    "content/b.PNG",
    "content/c.avif",
  ])
  expect(found[0]).toMatch(/first frame; export it as MP4 and WebM into static\/videos/)
})

test("a still picture is not reported, nor what is served as it is, nor a file that is cut off", async () => {
  const moving = await webp("#0f766e", "#ffffff")
  const found = told({
    "content/a.webp": await sharp(await frame("#0f766e"))
      .webp()
      .toBuffer(),
    "content/b.png": await frame("#0f766e"),
    "content/c.png": await png(1),
    "content/d.avif": await avif("avif"),
    "content/e.webp": moving.subarray(0, 15),
    "content/f.png": (await png(2)).subarray(0, 35),
    "static/g.webp": moving,
  })
  expect(found).toEqual([])
})
