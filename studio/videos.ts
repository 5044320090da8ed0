/**
 * Makes the site's videos and their posters, frame by frame. Needs ffmpeg.
 *   npx tsx studio/videos.ts                   all of them
 *   npx tsx studio/videos.ts texas demo-zync   those with one of the words in their name
 *   npx tsx studio/videos.ts home --posters    only the posters
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join as path } from "node:path"
import type { Browser, Page } from "@playwright/test"
import sharp from "sharp"
import { launch, openScene } from "./browser"
import { encode, hasFfmpeg, join } from "./encode"
import { readArguments } from "../scripts/read-arguments"
import { videos, type Video } from "./video-list"

const help = `npx tsx studio/videos.ts [words]

Makes every video and its poster again, or those whose name holds one of the words. A video that
you deleted stays so, except with --missing. With --posters only the posters are made. Needs ffmpeg.`
const OUT = "static/videos"
const { positionals: wanted, values } = readArguments(help, {
  allowPositionals: true,
  options: { missing: { type: "boolean", default: false }, posters: { type: "boolean", default: false } },
})
const chosen = videos.filter(
  ({ name }) =>
    (values.missing || existsSync(path(OUT, `${name}.mp4`))) &&
    (wanted.length === 0 || wanted.some((word) => name.includes(word))),
)

if (!hasFfmpeg()) {
  console.error("The videos need ffmpeg, which is not installed (https://ffmpeg.org). Nothing was changed.")
  process.exitCode = 1
} else if (chosen.length === 0) {
  console.error(`No video is called ${wanted.join(" or ")}. See studio/video-list.ts.`)
  process.exitCode = 1
} else {
  void make(chosen)
}

async function make(list: Video[]) {
  mkdirSync(OUT, { recursive: true })
  const browser = await launch()
  for (const video of list) await makeOne(browser, video)
  await browser.close()
}

async function makeOne(browser: Browser, video: Video) {
  const page = await openScene(browser, `videos/${video.name}.html`, { width: 1280, height: 720, scale: 1 })
  await savePoster(page, video)
  if (values.posters) return page.close()
  const folder = mkdtempSync(path(tmpdir(), "video-"))
  const source = path(folder, "source.mp4")
  await join(shoot(page, video), video.fps, source)
  await page.close()
  const sizes = (["mp4", "webm"] as const).map((kind) => {
    const file = path(OUT, `${video.name}.${kind}`)
    const before = existsSync(file) ? readFileSync(file) : Buffer.of()
    const bytes = encode(source, kind, file)
    const changed = readFileSync(file).equals(before) ? "" : " changed"
    return `${kind} ${Math.round(bytes / 1000)} kB${changed}`
  })
  rmSync(folder, { recursive: true })
  console.log(
    `${process.stdout.isTTY ? "\r" : ""}${video.name}: ${video.seconds} s at ${video.fps} frames a second, ${sizes.join(", ")}`,
  )
}

async function* shoot(page: Page, { name, seconds, fps }: Video) {
  const count = Math.round(seconds * fps)
  for (let n = 0; n < count; n++) {
    await seek(page, n / fps)
    yield await page.screenshot({ type: "jpeg", quality: 95 })
    if (process.stdout.isTTY && n % fps === 0) process.stdout.write(`\r${name}: frame ${n} of ${count} `)
  }
}

async function savePoster(page: Page, { poster: file, finished }: Video) {
  await seek(page, finished ?? 0)
  // The pointer is no part of the picture.
  const show = (visibility: string) =>
    page.locator(".pointer").evaluateAll((all: SVGElement[], value) => {
      for (const { style } of all) style.visibility = value
    }, visibility)
  if (finished !== undefined) await show("hidden")
  mkdirSync(dirname(file), { recursive: true })
  await sharp(await page.screenshot())
    .png({ compressionLevel: 9 })
    .toFile(file)
  await show("")
}

/** Every video's scene defines `seek`, which shows the scene at a time in seconds. */
async function seek(page: Page, seconds: number) {
  await page.evaluate(`seek(${seconds})`)
}
