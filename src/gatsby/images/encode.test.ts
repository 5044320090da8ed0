import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { checkPicture } from "../../model/validate/files/check-picture"

const { ENCODE } = createRequire(__filename)(path.resolve("gatsby-worker.js"))

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "encode-"))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A JPEG with bytes that belong to no segment, as some cameras write them. */
async function strayBytes() {
  const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: "#0f766e" } })
  const bytes = await blank.jpeg().toBuffer()
  const table = bytes.indexOf(Buffer.from([0xff, 0xdb]))
  return Buffer.concat([bytes.subarray(0, table), Buffer.alloc(3), bytes.subarray(table)])
}

function encode(bytes: Buffer) {
  const input = path.join(folder, "in.jpg")
  writeFileSync(input, bytes)
  const args = { file: "out.webp", width: 30, format: "webp" }
  return ENCODE({ inputPaths: [{ path: input }], outputDir: folder, args })
}

test("a build encodes what the check takes", async () => {
  const bytes = await strayBytes()
  expect(await checkPicture(bytes)).toBeUndefined()
  await encode(bytes)
  expect(await sharp(path.join(folder, "out.webp")).metadata()).toMatchObject({ width: 30, height: 20 })
})

test("a build refuses what is cut off, as the check does", async () => {
  const bytes = await strayBytes()
  const cut = bytes.subarray(0, bytes.length - 40)
  expect(await checkPicture(cut)).toMatch(/cut off/)
  await expect(encode(cut)).rejects.toThrow("premature end")
})
