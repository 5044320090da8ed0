import { existsSync, readFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { pictures } from "../../studio/pictures"

/** Checks every shipped video by its bytes. An owner's videos may be different. */

const videos = readdirSync("static/videos").filter((file) => file.endsWith(".mp4"))
const bytesOf = (file: string) => readFileSync(path.join("static/videos", file))

/** The top-level boxes of an MP4 file, in order (ISO/IEC 14496-12). */
function boxes(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 8 <= bytes.length; at += Math.max(8, bytes.readUInt32BE(at))) {
    names.push(bytes.toString("latin1", at + 4, at + 8))
  }
  return names
}

test("there are at least two videos for each state and four demos, one for the home page and one of the process", () => {
  for (const name of ["texas", "california", "florida"]) {
    expect(videos.filter((file) => file.startsWith(`${name}-`)).length).toBeGreaterThanOrEqual(2)
  }
  expect(videos).toEqual(expect.arrayContaining(["home.mp4", "process.mp4"]))
  expect(videos.filter((file) => file.startsWith("demo-")).length).toBeGreaterThanOrEqual(4)
})

test.each(videos)("%s is H.264 and has a WebM version, and neither is over 1.5 MB", (file) => {
  const webm = file.replace(".mp4", ".webm")
  expect(bytesOf(file).includes("avc1")).toBe(true)
  expect(bytesOf(webm).includes("V_VP9") || bytesOf(webm).includes("V_AV1")).toBe(true)
  for (const each of [file, webm])
    expect(statSync(path.join("static/videos", each)).size).toBeLessThanOrEqual(1_500_000)
})

test.each(videos)(
  "%s can play before it has fully loaded, is 1280 px wide and has no audio track",
  (file) => {
    const bytes = bytesOf(file)
    const order = boxes(bytes)
    expect(order.indexOf("moov")).toBeLessThan(order.indexOf("mdat"))
    expect(bytes.includes("soun")).toBe(false)
    const sample = bytes.indexOf("avc1", bytes.indexOf("stsd"))
    expect([bytes.readUInt16BE(sample + 28), bytes.readUInt16BE(sample + 30)]).toEqual([1280, 720])
  },
)

test("the process video lasts 30 to 60 s and has captions to its end", () => {
  const bytes = bytesOf("process.mp4")
  const header = bytes.indexOf("mvhd")
  const seconds = bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)
  expect(seconds).toBeGreaterThanOrEqual(30)
  expect(seconds).toBeLessThanOrEqual(60)
  const captions = readFileSync("static/videos/process.vtt", "utf8")
  expect(captions).toMatch(/^WEBVTT/)
  const ends = [...captions.matchAll(/--> (?:(\d+):)?(\d+):(\d+\.\d+)/g)].map(
    ([, hours = "0", minutes = "0", rest = "0"]) =>
      Number(hours) * 3600 + Number(minutes) * 60 + Number(rest),
  )
  expect(ends.length).toBeGreaterThanOrEqual(5)
  expect(Math.max(...ends)).toBeLessThanOrEqual(seconds + 0.5)
  expect(Math.max(...ends)).toBeGreaterThan(seconds - 6)
})

test("every shipped video is shown somewhere", () => {
  const content = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(path.join("content", file), "utf8"))
    .join()
  expect(videos.filter((file) => !content.includes(`/videos/${file}`))).toEqual([])
})

/** Whether the studio makes a project's pictures. Projects that an owner adds may have any pictures. */
const hasScenes = (folder: string) =>
  pictures.some(({ file }) => file.startsWith(`content/projects/${folder}/`))

test("the five leading projects show three screens or more, the others two", () => {
  for (const folder of readdirSync("content/projects").filter(hasScenes)) {
    const { order } = z
      .object({ order: z.number() })
      .parse(JSON.parse(readFileSync(`content/projects/${folder}/project.json`, "utf8")))
    const screens = [1, 2, 3].filter((number) =>
      existsSync(`content/projects/${folder}/screen-${number}.png`),
    )
    expect([folder, screens.length]).toEqual([folder, order <= 5 ? 3 : 2])
  }
})
