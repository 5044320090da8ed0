import sharp from "sharp"
import { checkPicture } from "./check-picture"

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0f766e" } })
/** Grain, the same in every run: with sharp's own, which is random, now and then a damage hits nothing that is checked. */
const noise = () => {
  const pixels = new Uint8Array(120 * 90 * 3)
  let state = 1
  for (let index = 0; index < pixels.length; index += 1) {
    state = (state * 16_807) % 2_147_483_647
    pixels[index] = 80 + (state % 96)
  }
  return sharp(pixels, { raw: { width: 120, height: 90, channels: 3 } })
}

test.each(["png", "jpeg", "webp", "avif"] as const)("refuses a %s that is cut off", async (format) => {
  const bytes = await noise().toFormat(format).toBuffer()
  expect(await checkPicture(bytes)).toBeUndefined()
  for (const share of [0.01, 0.5, 0.9])
    expect(await checkPicture(bytes.subarray(0, bytes.length * share))).toMatch(/cut off; export it again/)
})

test("reports a picture with a damaged middle", async () => {
  const bytes = await noise().png().toBuffer()
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(0, middle, middle + 20)
  expect(await checkPicture(bytes)).toMatch(/damaged/)
})

/** A JPEG with what some cameras write: bytes before a segment that belong to none, or odd figures before its pixels. */
async function fromCamera(oddity: "stray bytes" | "odd figures") {
  const bytes = await noise().jpeg().toBuffer()
  const table = bytes.indexOf(Buffer.from([0xff, 0xdb]))
  if (oddity === "stray bytes")
    return Buffer.concat([bytes.subarray(0, table), Buffer.alloc(3), bytes.subarray(table)])
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
  // The last three bytes of the scan's header. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2.3
  bytes.fill(0, scan + 2 + bytes.readUInt16BE(scan + 2) - 3, scan + 2 + bytes.readUInt16BE(scan + 2))
  return bytes
}

test.each(["stray bytes", "odd figures"] as const)(
  "takes a JPEG with %s, which harm nothing, unless it is cut off too",
  async (oddity) => {
    const bytes = await fromCamera(oddity)
    await expect(sharp(bytes, { failOn: "warning" }).raw().toBuffer()).rejects.toThrow("VipsJpeg")
    expect(await checkPicture(bytes)).toBeUndefined()
    expect(await checkPicture(bytes.subarray(0, bytes.length * 0.9))).toMatch(/cut off/)
  },
)

test("reports a JPEG with lost pixels in its middle", async () => {
  const bytes = await noise().jpeg().toBuffer()
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(0xff, middle, middle + 60)
  expect(await checkPicture(bytes)).toMatch(/damaged/)
})

test("no side may be longer than WebP allows", async () => {
  expect(await checkPicture(await blank(16_384, 2).png().toBuffer())).toMatch(/^is 16384 × 2 pixels; .+16383/)
  expect(await checkPicture(await blank(2, 16_384).png().toBuffer())).toMatch(/^is 2 × 16384 pixels/)
  const longest = await blank(2, 16_383).png().toBuffer()
  expect(await checkPicture(longest)).toBeUndefined()
  await expect(sharp(longest).webp().toBuffer()).resolves.toBeDefined()
})

test("reports a single pixel, which is no picture", async () => {
  expect(await checkPicture(await blank(1, 1).png().toBuffer())).toMatch(/a single pixel/)
  expect(await checkPicture(await blank(2, 1).png().toBuffer())).toBeUndefined()
})
