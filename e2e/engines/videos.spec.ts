import { existsSync, readFileSync, readdirSync } from "node:fs"
import { kinds } from "../../test/page-kinds"
import { expect, test } from "./fixtures"

/** Every video can be played in every engine, in one of its formats. */

const playable = () => {
  const video = document.createElement("video")
  return ['video/mp4; codecs="avc1.42E01E"', 'video/webm; codecs="vp9"'].filter(
    (type) => video.canPlayType(type) !== "",
  )
}

const withVideos = kinds.filter(({ path }) => {
  const data = `public/page-data${path === "/" ? "/index/" : path}page-data.json`
  return existsSync(data) && readFileSync(data, "utf8").includes(".webm")
})

/** Plays a page's videos, one after another and without sound, each until its time goes on. Returns what fails. */
const stuck = async () => {
  const faults: string[] = []
  for (const video of document.querySelectorAll("video")) {
    video.muted = true
    video.scrollIntoView({ block: "center", behavior: "instant" })
    const start = video.currentTime
    while (
      !video.error &&
      video.networkState !== video.NETWORK_NO_SOURCE &&
      video.currentTime <= start + 0.1
    ) {
      // The page pauses a video that is not its turn.
      if (video.paused) await video.play().catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    if (video.currentTime <= start) faults.push(`${video.currentSrc}: ${video.error?.message ?? "no source"}`)
    video.pause()
  }
  return faults
}

test("the videos of one page of each kind play", async ({ visitor }) => {
  for (const { path } of withVideos)
    await test.step(path, async () => {
      await visitor.settle(path)
      test.skip((await visitor.evaluate(playable)).length === 0, "This browser was packaged without a codec.")
      await visitor.sees("video")
      expect(await visitor.evaluate(stuck), path).toEqual([])
    })
  expect(await visitor.faults()).toEqual([])
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

const files = (existsSync("public/videos") ? readdirSync("public/videos") : []).filter((file) =>
  /\.(?:mp4|webm)$/.test(file),
)

// A page's video plays by the first format that the engine knows, so the second would never be tried.
test("every file can be decoded in an engine that knows its format", async ({ visitor }) => {
  test.slow()
  await visitor.open("/privacy/")
  const known = await visitor.evaluate(playable)
  for (const file of files)
    if (known.some((type) => type.includes(file.split(".").at(-1) ?? "")))
      expect.soft(await visitor.evaluate(undecoded, `/videos/${file}`)).toEqual([])
})
