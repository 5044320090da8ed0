import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { ownFiles, writeContent } from "../copies/own-content"
import { samplePicturesLeft } from "../setup/sample-pictures-left"
import { sampleWordsLeft } from "../setup/sample-words-left"

/** What finds the sample in a built copy does find it. */

let copy: string

beforeEach(() => {
  copy = writeContent(ownFiles)
  mkdirSync(path.join(copy, "public"))
})

afterEach(() => rmSync(copy, { recursive: true }))

const publish = (file: string, content: string | Buffer) =>
  writeFileSync(path.join(copy, "public", file), content)

test.each([
  ["a name", "Talkzy", "Talkzy"],
  ["a state", "Texas", "Texas"],
  ["a sentence", "A basic site takes 3 to 4 days, a complex one 3 to 8 weeks.", "a basic site takes"],
  ["a price", "from $1,500", "$1,500"],
  ["a figure", "answers within 0.05 s", "0.05 s"],
  ["an address", "hello@robinhale.example", "hello@robinhale.example"],
])("%s of the sample is found in what is published", (_, text, found) => {
  publish("index.html", `<main><p>${text}</p></main>`)
  expect(sampleWordsLeft(copy)).toContainEqual(expect.stringContaining(found))
})

test("an owner's own words are not", () => {
  publish("index.html", "<main><p>I build from Portland. Sites from $900, 0.5 s each.</p></main>")
  expect(sampleWordsLeft(copy)).toEqual([])
})

test("a picture of the sample is found in another size and format", async () => {
  const picture = sharp("content/projects/talkzy/thumbnail.png").resize(420).webp({ quality: 50 })
  publish("mine.webp", await picture.toBuffer())
  const plain = sharp({ create: { width: 800, height: 500, channels: 3, background: "#0b5cad" } }).png()
  publish("plain.png", await plain.toBuffer())
  expect(await samplePicturesLeft(copy)).toEqual([expect.stringMatching(/^mine\.webp: looks like/)])
})
