import { existsSync, readFileSync } from "node:fs"
import { type Page, expect, test } from "./base"
import { expectNoFaults } from "./axe"
import { routes } from "../test/pages"
import { settle, watch } from "./watch"

/** The player of a video that the visitor starts (requirement R28). */

const htmlOf = (route: string) => {
  const file = `public${route}index.html`
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}

/** The first page with a player whose markup matches. */
function pageWith(mark: RegExp) {
  const route = routes.find((each) => mark.test(htmlOf(each)))
  test.skip(route === undefined, "No page has such a video")
  return route ?? "/"
}

const anyVideo = /<video[^>]* controls/
const freeVideo = /<video(?![^>]*nofullscreen)[^>]* controls/
const captioned = /<track /

const player = (page: Page) => page.getByRole("group", { name: "Video player" }).first()
const button = (page: Page, name: string | RegExp) => player(page).getByRole("button", { name })
const slider = (page: Page) => player(page).getByRole("slider")
const film = (page: Page) => player(page).locator("video")
const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const time = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

async function open(page: Page, route: string) {
  const check = await watch(page)
  await page.goto(route)
  await settle(page)
  await player(page).scrollIntoViewIfNeeded()
  return check
}

/** Starts the video by the button on its poster, the first of that name. */
async function start(page: Page) {
  await button(page, "Play video").first().click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
}

test("the button on the poster plays the video and goes, and no video is fetched before", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const check = await open(page, pageWith(anyVideo))
  await expect(film(page)).not.toHaveAttribute("controls")
  // Browsers fetch captions that are on by default before the video, a kilobyte of text.
  expect(asked.filter((file) => /\.(?:mp4|webm)$/.test(file))).toEqual([])
  const onPoster = button(page, "Play video").first()
  const { width } = (await onPoster.boundingBox())!
  expect(width).toBeGreaterThanOrEqual(64)
  await start(page)
  await expect(button(page, "Play video")).toHaveCount(0)
  await expect(button(page, "Pause video")).toBeFocused()
  await button(page, "Pause video").click()
  expect(await paused(page)).toBe(true)
  // Only the row's own button: the picture stays free while the video rests in its middle.
  await expect(button(page, "Play video")).toHaveCount(1)
  check()
})

test("a click on the picture, Space and K play and pause", async ({ page }) => {
  await open(page, pageWith(anyVideo))
  await start(page)
  await film(page).click()
  await expect.poll(() => paused(page)).toBe(true)
  await page.keyboard.press("Space")
  await expect.poll(() => paused(page)).toBe(false)
  await page.keyboard.press("k")
  await expect.poll(() => paused(page)).toBe(true)
  await slider(page).focus()
  await page.keyboard.press("k")
  await expect.poll(() => paused(page)).toBe(false)
})

test("the ruler says the time in minutes and seconds, and arrow keys and clicks move in it", async ({
  page,
}) => {
  await open(page, pageWith(anyVideo))
  await start(page)
  await page.keyboard.press("k")
  const before = await time(page)
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    /^\d+ minutes \d+ seconds of \d+ minutes \d+ seconds$/,
  )
  await page.keyboard.press("Tab")
  await expect(slider(page)).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(before + 1.9)
  await page.keyboard.press("ArrowLeft")
  await expect.poll(() => time(page)).toBeLessThan(before + 1.9)
  const box = (await slider(page).boundingBox())!
  await slider(page).click({ position: { x: box.width / 2, y: box.height / 2 } })
  const length = await film(page).evaluate((video: HTMLVideoElement) => video.duration)
  await expect.poll(() => time(page)).toBeCloseTo(length / 2, 0)
  await expect(player(page)).toContainText(/\d+:\d\d \/ \d+:\d\d/)
})

test("at the end the button comes back and plays again", async ({ page }) => {
  await open(page, pageWith(anyVideo))
  await start(page)
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3
  })
  await button(page, "Play again").click()
  await expect(button(page, "Play again")).toHaveCount(0)
  await expect.poll(() => paused(page)).toBe(false)
  expect(await time(page)).toBeLessThan(5)
})

test("captions are shown on the picture, and their button takes them away", async ({ page }) => {
  await open(page, pageWith(captioned))
  await start(page)
  await page.keyboard.press("k")
  const firstCue = () =>
    film(page).evaluate(({ textTracks: [track] }: HTMLVideoElement) => track?.cues?.[0]?.startTime ?? -1)
  await expect.poll(firstCue).toBeGreaterThanOrEqual(0)
  const at = await firstCue()
  await film(page).evaluate((video: HTMLVideoElement, second) => {
    video.currentTime = second + 0.2
  }, at)
  const cues = () =>
    film(page).evaluate(({ textTracks: [track] }: HTMLVideoElement) =>
      track?.mode === "showing" ? (track.activeCues?.length ?? 0) : 0,
    )
  await expect.poll(cues).toBeGreaterThan(0)
  await expect(button(page, "Captions")).toHaveAttribute("aria-pressed", "true")
  const shown = await film(page).screenshot()
  await button(page, "Captions").click()
  await expect(button(page, "Captions")).toHaveAttribute("aria-pressed", "false")
  expect(await cues()).toBe(0)
  expect((await film(page).screenshot()).equals(shown)).toBe(false)
  await button(page, "Captions").click()
  await expect.poll(cues).toBeGreaterThan(0)
})

test("a video fills the screen with the browser's controls, and gets its own back", async ({ page }) => {
  await open(page, pageWith(freeVideo))
  await button(page, "Full screen").click()
  const full = () => film(page).evaluate((video) => document.fullscreenElement === video)
  await expect.poll(full).toBe(true)
  await expect(film(page)).toHaveAttribute("controls")
  await page.evaluate(() => document.exitFullscreen())
  await expect(film(page)).not.toHaveAttribute("controls")
})

test("the process video has no full screen, and nothing is muted that has no sound", async ({ page }) => {
  await open(page, "/contact/")
  test.skip((await player(page).count()) === 0, "The contact page has no video")
  await start(page)
  await expect(button(page, "Full screen")).toHaveCount(0)
  await expect(film(page)).toHaveAttribute("disablepictureinpicture")
})

for (const width of [320, 390])
  test(`the controls are 44 px high and in one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, pageWith(captioned))
    await start(page)
    const boxes = await Promise.all(
      (await player(page).locator("button, input").all()).map((each) => each.boundingBox()),
    )
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1)
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })

test("the player has no fault before, while and after it plays", async ({ page }) => {
  await open(page, pageWith(captioned))
  await expectNoFaults(page, "poster")
  await start(page)
  await expectNoFaults(page, "playing")
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration
  })
  await expect(button(page, "Play again")).toBeVisible()
  await expectNoFaults(page, "ended")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a video has the browser's controls and no empty row", async ({ page }) => {
    await page.goto(pageWith(anyVideo))
    await expect(film(page)).toHaveAttribute("controls")
    const frame = (await film(page).boundingBox())!
    const whole = (await player(page).boundingBox())!
    expect(whole.height).toBeLessThanOrEqual(frame.height + 3)
  })
})
