import { rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp, { type Sharp } from "sharp"
import { ownFiles, writeContent, writeFile } from "../../../test/copies/own-content"
import { hashesMatch, perceptualHash } from "./perceptual-hash"
import { launchIssues } from "../find-launch-issues"
import { launchIssueLine } from "../launch-issue"
import { withLookalikes } from "./match-sample-media"

/** A picture of many edges: squares whose brightness follows from a seed. */
function squares(seed: number): Promise<Buffer> {
  const level = (index: number) => (index * index * seed + index * 37) % 256
  const rects = Array.from({ length: 100 }, (_, index) => {
    const gray = level(index + 1)
    return `<rect x="${(index % 10) * 64}" y="${Math.floor(index / 10) * 40}" width="64" height="40" fill="rgb(${gray},${gray},${gray})"/>`
  })
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">${rects.join("")}</svg>`),
  )
    .png()
    .toBuffer()
}

const changes: readonly (readonly [string, (picture: Sharp) => Sharp])[] = [
  ["smaller", (picture) => picture.resize(320)],
  ["larger", (picture) => picture.resize(1600)],
  ["a poor JPEG", (picture) => picture.jpeg({ quality: 30 })],
  ["a small WebP", (picture) => picture.resize(240).webp({ quality: 40 })],
  [
    "cut by a hundredth at each side",
    (picture) => picture.extract({ left: 6, top: 4, width: 628, height: 392 }),
  ],
  ["turned by its camera's note", (picture) => picture.rotate(90).withMetadata({ orientation: 8 })],
]

test.each(changes)("a picture looks the same when it is %s", async (_, change) => {
  const picture = await squares(11)
  const [one, other] = await Promise.all([
    perceptualHash(picture),
    perceptualHash(await change(sharp(picture)).toBuffer()),
  ])
  expect(hashesMatch(one!, other!)).toBe(true)
})

test("other pictures look different, and a plain one like none", async () => {
  const [one, other] = await Promise.all([
    perceptualHash(await squares(11)),
    perceptualHash(await squares(7)),
  ])
  expect(hashesMatch(one!, other!)).toBe(false)
  const plain = sharp({ create: { width: 640, height: 400, channels: 3, background: "#0b5cad" } }).png()
  expect(await perceptualHash(await plain.toBuffer())).toBeUndefined()
})

describe("in an owner's content", () => {
  let root: string

  beforeEach(() => {
    root = writeContent(ownFiles)
    writeFile(root, "projects/abacus/project.json", {
      title: "Abacus",
      image: { src: "./card.jpg", alt: "A" },
    })
  })

  afterEach(() => rmSync(root, { recursive: true }))

  /** What is told of the owner's card beside a sample of one picture. */
  async function told(card: Buffer) {
    writeFileSync(path.join(root, "content/projects/abacus/card.jpg"), card)
    const sample = {
      sentences: new Set<number>(),
      media: new Set<number>(),
      looks: [(await perceptualHash(await squares(11)))!],
      films: {},
    }
    return launchIssues(root, {}, await withLookalikes(root, sample))
      .filter(({ hint }) => !hint)
      .map(launchIssueLine)
  }

  test("a copy of the sample's picture is told, whatever its size, kind and name", async () => {
    const copied = await sharp(await squares(11))
      .resize(500)
      .jpeg({ quality: 60 })
      .toBuffer()
    expect(await told(copied)).toEqual([
      expect.stringMatching(
        /^content\/projects\/abacus\/project\.json:\d+ image\.src shows \.\/card\.jpg, which is the sample's: /,
      ),
    ])
  })

  test.each([
    ["a picture of the owner's own", () => squares(7)],
    ["a file that is no picture", () => Promise.resolve(Buffer.from("x"))],
  ])("%s is not", async (_, card) => {
    expect(await told(await card())).toEqual([])
  })
})
