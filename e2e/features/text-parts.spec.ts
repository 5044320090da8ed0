import { readFileSync } from "node:fs"
import { expect, test } from "../helpers/base"
import { readContent } from "../../src/model/read/content"
import { pages } from "../../test/pages"
import { documentOf } from "../helpers/document-of"
import { hydrated, waitUntilSettled, watch } from "../helpers/page-state"
import { controlWords } from "../../test/own-words"

/** What scripts add to a text, and what it is without them. Runs on the first page that has such a part. */

/** The address of the first page whose text has a part; the test is skipped if none has. */
function pageWith(part: RegExp): string {
  const written = readContent(process.cwd()).entries.filter(({ source }) => part.test(source.body))
  const found = pages.find(({ entry }) => written.some(({ file }) => file === entry?.file))
  test.skip(!found, "No text has such a part")
  return found?.path ?? "/"
}

const code = /^```\w/m
const video = /\]\(\/videos\//
const table = /^\|.*-:/m

test("a block of code has a button that copies it by keyboard and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const check = await watch(page)
  const withCode = pageWith(code)
  // Without scripts there is none.
  expect(documentOf(withCode).querySelectorAll("[data-code] pre").length).toBeGreaterThan(0)
  expect(documentOf(withCode).querySelectorAll("[data-code] button")).toEqual([])
  const without = pages.find(
    ({ entry }) => entry?.type.hasBody && !code.test(entry.source.body) && !video.test(entry.source.body),
  )
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) asked.push(request.url())
  })
  if (without) {
    await page.goto(without.path)
    await waitUntilSettled(page)
  }
  const usual = new Set(asked)
  await page.goto(withCode)
  await waitUntilSettled(page)
  const block = page.locator("[data-code]").first()
  await block.getByRole("button", { name: controlWords.code.copyCode }).focus()
  await page.keyboard.press("Enter")
  await expect(block.getByRole("button", { name: controlWords.code.copied })).toBeFocused()
  await expect(block.getByRole("status")).toHaveText(controlWords.code.codeCopied)
  const copied = await page.evaluate(async () => navigator.clipboard.readText())
  expect(copied).toBe(await block.locator("pre").textContent())
  check()

  await test.step("a page without code or videos does not fetch their script", async () => {
    if (!without) return
    const more = asked.filter((file) => !usual.has(file))
    const texts = more.map((file) => readFileSync(`public${new URL(file).pathname}`, "utf8"))
    expect(texts.filter((text) => text.includes("[data-code]:not(:has(button))"))).toHaveLength(1)
  })

  await test.step("the button comes without moving anything and leaves the code in sight", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const button = block.getByRole("button")
    await expect(button).toBeVisible()
    // Both at once: the smaller window still scrolls.
    const room = await block.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.querySelector("code") ?? element)
      const label = element.querySelector("button span")?.getBoundingClientRect()
      return range.getBoundingClientRect().top - (label?.bottom ?? Infinity)
    })
    expect(room).toBeGreaterThanOrEqual(0)
    const added = await block.evaluate((element: HTMLElement) => {
      const height = element.offsetHeight
      element.querySelector("button")?.remove()
      return height - element.offsetHeight
    })
    expect(added).toBe(0)
  })
})

test("a click on a video's poster plays it in its place, and nothing is fetched before", async ({ page }) => {
  const check = await watch(page)
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const withVideo = pageWith(video)
  // Without scripts it is a link to its file.
  const [link, ...others] = documentOf(withVideo).querySelectorAll("a[data-video]")
  expect(others).toEqual([])
  expect(link?.getAttribute("href")).toMatch(/^\/videos\/.+\.(?:mp4|webm)$/)
  expect(documentOf(withVideo).querySelectorAll("main video")).toEqual([])
  await page.goto(withVideo)
  await waitUntilSettled(page)
  const poster = page.locator("a[data-video]").first()
  await poster.scrollIntoViewIfNeeded()
  expect(asked.filter((file) => file.startsWith("/videos/"))).toEqual([])
  const size = await poster.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
    offsetWidth,
    offsetHeight,
  ])
  await poster.focus()
  await page.keyboard.press("Enter")
  const player = page.locator("main video[controls]").first()
  await expect(player).toBeFocused()
  await expect(player).toHaveAccessibleName(/\S/)
  await expect
    .poll(async () => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  const now = await player.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
    offsetWidth,
    offsetHeight,
  ])
  for (const [index, length] of now.entries())
    expect(Math.abs(length - (size[index] ?? 0))).toBeLessThanOrEqual(2)
  check()
})

test("a table keeps its alignment, and a wide one scrolls by keyboard without the page", async ({ page }) => {
  await page.goto(pageWith(table))
  await hydrated(page)
  const cell = page.locator('.prose td[data-align="right"], td[data-align="right"]').first()
  await expect(cell).toHaveCSS("text-align", "end")
  await page.setViewportSize({ width: 320, height: 640 })
  const frame = page.getByRole("group", { name: controlWords.body.table }).first()
  // Any table, made too wide for the screen.
  await frame.locator("table").evaluate((element) => element.style.setProperty("width", "60rem"))
  await frame.focus()
  await page.keyboard.press("ArrowRight")
  await expect.poll(async () => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
