import { existsSync, readFileSync } from "node:fs"
import { type Page, expect, test } from "../helpers/base"
import { expectNoViolations } from "../helpers/axe"
import { routes } from "../../test/pages"
import { waitUntilSettled, watch } from "../helpers/page-state"
import { controlWords } from "../../test/own-words"

/** The player of a video that the visitor starts (requirement R28). */

const htmlOf = (route: string) => {
  const file = `public${route}index.html`
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}

/** The first page with a player whose markup matches. */
const pageWith = (mark: RegExp) => routes.find((route) => mark.test(htmlOf(route)))

const anyVideo = /<video[^>]* controls/
const freeVideo = /<video(?![^>]*nofullscreen)[^>]* controls/
const captioned = /<track /

const player = (page: Page) => page.getByRole("group", { name: controlWords.video.name }).first()
const button = (page: Page, name: string | RegExp) => player(page).getByRole("button", { name })
const slider = (page: Page) => player(page).getByRole("slider")
const film = (page: Page) => player(page).locator("video")
const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const time = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

async function open(page: Page, route: string) {
  await page.goto(route)
  await waitUntilSettled(page)
  await player(page).scrollIntoViewIfNeeded()
}

/** Waits until the video is paused, or plays, by what a visitor did. */
const expectPaused = (page: Page, isPaused: boolean, by: string) =>
  expect.poll(() => paused(page), { message: `${by}: ${isPaused ? "pauses" : "plays"}` }).toBe(isPaused)

/** The video plays by the button on its poster. It is not fetched before. */
async function starts(page: Page, asked: readonly string[]) {
  await expect(film(page)).not.toHaveAttribute("controls")
  // Browsers fetch captions that are on by default before the video, a kilobyte of text.
  expect(asked.filter((file) => /\.(?:mp4|webm)$/.test(file))).toEqual([])
  await expectNoViolations(page, "poster")
  // One button a video: the row has its own once the picture's is gone.
  const onPoster = button(page, controlWords.video.play)
  await expect(onPoster).toHaveCount(1)
  expect((await onPoster.boundingBox())?.width).toBeGreaterThanOrEqual(64)
  await onPoster.click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await expectNoViolations(page, "playing")
  await expect(button(page, controlWords.video.play)).toHaveCount(0)
  await expect(button(page, controlWords.video.pause)).toBeFocused()
  await button(page, controlWords.video.pause).click()
  expect(await paused(page)).toBe(true)
  // Only the row's own button: the picture stays free while the video rests in its middle.
  await expect(button(page, controlWords.video.play)).toHaveCount(1)
}

/** A click on the picture, Space and K play and pause. */
async function turns(page: Page) {
  await film(page).click()
  await expectPaused(page, false, "a click on the picture")
  await film(page).click()
  await expectPaused(page, true, "a click on the picture")
  await page.keyboard.press("Space")
  await expectPaused(page, false, "Space")
  await page.keyboard.press("k")
  await expectPaused(page, true, "K")
  await slider(page).focus()
  await page.keyboard.press("k")
  await expectPaused(page, false, "K in the ruler")
  await page.keyboard.press("k")
  await expectPaused(page, true, "K in the ruler")
}

/** The ruler says the time in minutes and seconds, and arrow keys and clicks move in it. */
async function rules(page: Page) {
  const before = await time(page)
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    /^\d+ minutes \d+ seconds of \d+ minutes \d+ seconds$/,
  )
  await button(page, controlWords.video.play).focus()
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
}

/** Captions are shown on the picture, and their button takes them away. */
async function captions(page: Page) {
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
  await expect(button(page, controlWords.video.captions)).toHaveAttribute("aria-pressed", "true")
  const shown = await film(page).screenshot()
  await button(page, controlWords.video.captions).click()
  await expect(button(page, controlWords.video.captions)).toHaveAttribute("aria-pressed", "false")
  expect(await cues()).toBe(0)
  expect((await film(page).screenshot()).equals(shown)).toBe(false)
  await button(page, controlWords.video.captions).click()
  await expect.poll(cues).toBeGreaterThan(0)
}

/** At the end the button comes back and plays again. */
async function playsAgain(page: Page) {
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3
    return video.play()
  })
  await expect(button(page, controlWords.video.again)).toBeVisible()
  await expectNoViolations(page, "ended")
  await button(page, controlWords.video.again).click()
  await expect(button(page, controlWords.video.again)).toHaveCount(0)
  await expectPaused(page, false, controlWords.video.again)
  const length = await film(page).evaluate((video: HTMLVideoElement) => video.duration)
  expect(await time(page)).toBeLessThan(length - 0.3)
}

/** The controls are large enough for a finger, and in one line. */
async function fits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 })
  const boxes = await player(page)
    .locator("button, input")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  expect(boxes.length).toBeGreaterThan(2)
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size, `one line at ${width} px`).toBe(1)
  for (const box of boxes) expect(Math.min(box.width, box.height), `${width} px`).toBeGreaterThanOrEqual(44)
}

test("a video plays by its button, by Space, K and its ruler, has captions, and plays again at its end", async ({
  page,
}) => {
  const route = pageWith(captioned) ?? pageWith(anyVideo) ?? ""
  test.skip(!route, "No page has a video")
  const html = htmlOf(route)
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const check = await watch(page)
  await open(page, route)
  await test.step("starts", () => starts(page, asked))
  await test.step("Space and K play and pause", () => turns(page))
  await test.step("the ruler", () => rules(page))
  if (captioned.test(html)) await test.step("captions", () => captions(page))
  await expect(button(page, controlWords.video.full)).toHaveCount(freeVideo.test(html) ? 1 : 0)
  for (const width of [320, 390]) await test.step(`fits at ${width} px`, () => fits(page, width))
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step("plays again at its end", () => playsAgain(page))
  check()
})

test("a video fills the screen with the browser's controls, and gets its own back", async ({ page }) => {
  const route = pageWith(freeVideo) ?? ""
  test.skip(!route, "No page has such a video")
  await open(page, route)
  await button(page, controlWords.video.full).click()
  const full = () => film(page).evaluate((video) => document.fullscreenElement === video)
  await expect.poll(full).toBe(true)
  await expect(film(page)).toHaveAttribute("controls")
  await page.evaluate(() => document.exitFullscreen())
  await expect(film(page)).not.toHaveAttribute("controls")
})

test("before the page's scripts, the contact page's video has the site's button, and the browser's controls only under the pointer", async ({
  page,
}) => {
  test.skip(!htmlOf("/contact/").includes("<video"), "The contact page has no video")
  await page.route("**/*.js", () => {})
  await page.goto("/contact/")
  const video = film(page)
  await video.scrollIntoViewIfNeeded()
  const session = await page.context().newCDPSession(page)
  type Node = Awaited<ReturnType<typeof session.send<"DOM.getDocument">>>["root"]
  const within = ({ children = [], shadowRoots = [] }: Node): Node[] =>
    [...children, ...shadowRoots].flatMap((node) => [node, ...within(node)])
  /** Whether the browser lays out its controls: a node without a box has no box model. */
  const hasControls = async () => {
    const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true })
    const panel = within(root).find(({ attributes = [] }) => attributes.includes("-webkit-media-controls"))
    return session.send("DOM.getBoxModel", { backendNodeId: panel?.backendNodeId ?? 0 }).then(
      () => true,
      () => false,
    )
  }
  await page.mouse.move(1, 1)
  await expect.poll(hasControls).toBe(false)
  const disc = player(page).locator("span > svg")
  await expect(disc).toBeVisible()
  await disc.hover({ force: true })
  await expect.poll(hasControls).toBe(true)
})

test("the process video has neither full screen nor a window of its own", () => {
  const videos = htmlOf("/contact/").match(/<video[^>]* controls[^>]*>/g) ?? []
  test.skip(videos.length === 0, "The contact page has no video")
  for (const video of videos) {
    expect(video).toMatch(/nofullscreen/)
    expect(video).toMatch(/disablepictureinpicture/i)
  }
})
