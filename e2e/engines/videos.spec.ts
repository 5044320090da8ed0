import { existsSync, readFileSync, readdirSync } from "node:fs"
import { routes } from "../../test/pages"
import { expect, test } from "./fixtures"

/** Every video plays in every engine, in one of its formats. */

const withVideos = routes.filter((route) => {
  const data = `public/page-data${route === "/" ? "/index/" : route}page-data.json`
  return existsSync(data) && readFileSync(data, "utf8").includes(".webm")
})

/** Plays a page's videos, one after another and without sound. Returns those that do not get beyond a second. */
const stuck = async () => {
  const faults: string[] = []
  for (const video of document.querySelectorAll("video")) {
    video.muted = true
    video.scrollIntoView({ block: "center", behavior: "instant" })
    await video.play().catch(() => undefined)
    const end = Date.now() + 10_000
    const isOn = () => video.currentTime > 1 || video.ended
    while (!isOn() && Date.now() < end) {
      if (video.paused) await video.play().catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (!isOn())
      faults.push(`${video.currentSrc} stops at ${video.currentTime} s: ${video.error?.message ?? ""}`)
    video.pause()
  }
  return faults
}

const playable = () => {
  const video = document.createElement("video")
  return ['video/mp4; codecs="avc1.42E01E"', 'video/webm; codecs="vp9"'].filter(
    (type) => video.canPlayType(type) !== "",
  )
}

for (const route of withVideos)
  test(`the videos on ${route} play`, async ({ visitor }) => {
    await visitor.settle(route)
    test.skip((await visitor.evaluate(playable)).length === 0, "This browser was packaged without a codec.")
    await visitor.sees("video")
    expect(await visitor.evaluate(stuck)).toEqual([])
    expect(await visitor.faults()).toEqual([])
  })

const files = (existsSync("public/videos") ? readdirSync("public/videos") : []).filter((file) =>
  /\.(?:mp4|webm)$/.test(file),
)

/** Plays one file. Returns where it stops if it does not get beyond a second. */
const stopOf = async (src: string) => {
  const video = document.createElement("video")
  video.muted = true
  video.src = src
  document.body.append(video)
  await video.play().catch(() => undefined)
  const end = Date.now() + 10_000
  while (video.currentTime <= 1 && !video.ended && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const { currentTime } = video
  video.remove()
  return currentTime > 1 ? [] : [`${src} stops at ${currentTime} s`]
}

// A page's video plays by the first format that the engine knows, so the second would never be tried.
test("every file plays in an engine that knows its format", async ({ visitor }) => {
  test.slow()
  await visitor.settle("/privacy/")
  const known = await visitor.evaluate(playable)
  const stops: string[] = []
  for (const file of files)
    if (known.some((type) => type.includes(file.split(".").at(-1) ?? "")))
      stops.push(...(await visitor.evaluate(stopOf, `/videos/${file}`)))
  expect(stops).toEqual([])
})
