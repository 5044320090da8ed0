import sharp from "sharp"
import { drawFace } from "./portrait"

/** A portrait, blue with a red face whose middle is at 75 percent of the width and 25 of the height. */
const portrait = async (width: number, height: number) => {
  const side = Math.round(width * 0.3)
  const face = await sharp({ create: { width: side, height: side, channels: 3, background: "#f00" } })
    .png()
    .toBuffer()
  const [left, top] = [Math.round(width * 0.6), Math.round(height * 0.25 - side / 2)]
  return sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: face, left, top }])
    .png()
    .toBuffer()
}

test("the face is the square around it, small and of few bytes", async () => {
  const face = await drawFace(await portrait(900, 900), 96, { left: 60, top: 10, size: 30 })
  const { width, height, format } = await sharp(face).metadata()
  expect([width, height, format]).toEqual([96, 96, "webp"])
  expect(face.length).toBeLessThan(5000)
  const { channels } = await sharp(face).stats()
  expect(channels[0]?.mean).toBeGreaterThan(240)
})

test.each([
  ["beyond the edge", { left: 90, top: 95, size: 60 }],
  ["larger than the picture is high", { left: 0, top: 0, size: 100 }],
])("a square %s is moved or made smaller", async (_, square) => {
  const face = await drawFace(await portrait(900, 500), 96, square)
  expect(await sharp(face).metadata()).toMatchObject({ width: 96, height: 96 })
})

test("without a square it is what stands out most", async () => {
  const { channels } = await sharp(await drawFace(await portrait(900, 400), 96)).stats()
  expect(channels[0]?.mean).toBeGreaterThan(50)
})
