import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { templates } from "../../test/page-templates"
import { expect, test } from "./drivers/fixtures"

/** Every video can be played in every engine, in one of its formats. */

const playable = () => {
  const video = document.createElement("video")
  return ['video/mp4; codecs="avc1.42E01E"', 'video/webm; codecs="vp9"'].filter(
    (type) => video.canPlayType(type) !== "",
  )
}

const withVideos = templates.filter(({ path: address }) => {
  const data = `public/page-data${address === "/" ? "/index/" : address}page-data.json`
  return existsSync(data) && readFileSync(data, "utf8").includes(".webm")
})

/** Plays one of a page's videos without sound. Returns what it does: its time goes on once it plays. */
const playing = (index: number) => {
  const video = document.querySelectorAll("video")[index]
  if (!video) return "there is none"
  const { dataset, currentTime, error, networkState } = video
  if (dataset["start"] === undefined) {
    dataset["start"] = String(currentTime)
    video.muted = true
    video.scrollIntoView({ block: "center", behavior: "instant" })
  }
  if (currentTime !== Number(dataset["start"])) {
    video.pause()
    return "plays"
  }
  // The page pauses a video that is not in view or not its turn.
  if (video.paused) void video.play().catch(() => {})
  return `${video.currentSrc} waits: ${error?.message ?? networkState}`
}

test("the videos of one page of each template play", async ({ visitor }) => {
  for (const { path: address } of withVideos)
    await test.step(address, async () => {
      await visitor.openSettled(address)
      test.skip((await visitor.evaluate(playable)).length === 0, "This browser was packaged without a codec.")
      await visitor.sees("video")
      const count = await visitor.count("video")
      for (let index = 0; index < count; index++) await visitor.eventually(playing, [index], "plays")
    })
  expect(await visitor.errors()).toEqual([])
})

/** Shows the picture that a file has after a second. Returns why there is none. */
const undecoded = (src: string) =>
  new Promise<string[]>((resolve) => {
    const video = Object.assign(document.createElement("video"), { muted: true, preload: "auto", src })
    const brush = document.createElement("canvas").getContext("2d")
    const look = () => {
      brush?.drawImage(video, 0, 0)
      // Only a picture is opaque.
      if (brush?.getImageData(9, 9, 1, 1).data[3] === 255) resolve([])
      else setTimeout(look, 50)
    }
    video.addEventListener("error", () => resolve([`${src}: ${video.error?.message}`]), { once: true })
    video.addEventListener("loadedmetadata", () => (video.currentTime = Math.min(1, video.duration / 2)))
    video.addEventListener("seeked", look, { once: true })
    video.load()
  })

const formatOf = (file = "") => path.extname(file).slice(1)

const files = (existsSync("public/videos") ? readdirSync("public/videos") : [])
  .filter((file) => /\.(?:mp4|webm)$/.test(file))
  .toSorted((a, b) => formatOf(a).localeCompare(formatOf(b)))

// A page's video plays by the first format that the engine knows, so the second would never be tried.
test("every file can be decoded in an engine that knows its format", async ({ engine, visitor }) => {
  test.slow()
  await visitor.open("/privacy/")
  const known = await visitor.evaluate(playable)
  // WebKitGTK decodes in its own slow way. One file of each format shows that it can; Firefox and Chromium try all.
  const tried =
    engine === "webkit" ? files.filter((file, index) => formatOf(file) !== formatOf(files[index - 1])) : files
  for (const file of tried)
    if (known.some((type) => type.includes(formatOf(file))))
      expect.soft(await visitor.evaluate(undecoded, `/videos/${file}`)).toEqual([])
})
