import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { expect, test } from "../helpers/base"
import { formatFileSize } from "../../src/text/locale/intl-formatters"
import { shownFigures } from "../../src/post-build/title-block/fill-figures"
import { phone } from "../../src/post-build/title-block/phone-picture"
import { isSample } from "../../test/is-sample"
import { templates } from "../../test/page-templates"
import type { ResourceType } from "../../test/resource-type"
import { kB } from "../../test/table"
import { type FirstView, firstView } from "./first-view"

/**
 * What a phone fetches of one page of each kind before the visitor scrolls: its weight, its order, and whether the
 * page's title block tells the truth about it. Measures no times, only bytes (as sent), counts and the order of
 * requests. An owner's texts and pictures fail no test: limits that depend on them apply to the sample only, and
 * `npm run audit` warns about the owner's.
 */

test.describe.configure({ mode: "parallel" })

const { density, ...viewport } = phone
test.use({ viewport, deviceScaleFactor: density, isMobile: true, hasTouch: true })

const bytesOf = ({ fetched }: FirstView, sort: ResourceType) =>
  fetched.filter((file) => file.sort === sort).reduce((sum, { bytes }) => sum + bytes, 0)
const styles = ({ html }: FirstView) => {
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet = ""]) => sheet)
  return brotliCompressSync(sheets.join("")).length
}

/** All bytes except videos, which are fetched later and count as 0 (first-view.ts). */
const total = ({ fetched }: FirstView) => fetched.reduce((sum, { bytes }) => sum + bytes, 0)

type Budget = {
  what: string
  /** The limit in bytes. Each is at least 10 % above the sample's figure. */
  most: number
  figure: (view: FirstView) => number
  /** True if it depends on the owner's texts and pictures. */
  ofContent?: boolean
}

const budgets: readonly Budget[] = [
  { what: "document", most: 20_000, figure: (view) => bytesOf(view, "html"), ofContent: true },
  { what: "style in the document", most: 12_000, figure: styles },
  { what: "style sheets", most: 13_000, figure: (view) => bytesOf(view, "css") },
  { what: "script", most: 116_000, figure: (view) => bytesOf(view, "script") },
  { what: "font", most: 45_000, figure: (view) => bytesOf(view, "font") },
  { what: "pictures", most: 150_000, figure: (view) => bytesOf(view, "image"), ofContent: true },
  { what: "all but videos", most: 280_000, figure: total, ofContent: true },
]
const mostRequests = 30

const twice = (files: readonly string[]) => files.filter((file, index) => files.indexOf(file) !== index)

// A video comes in parts.
const mayComeTwice = /\.(?:mp4|webm)$/

/** Whether the preload scanner finds the largest picture in view with high priority, and not lazy. */
function isFoundEarly({ html, largest }: FirstView): boolean {
  if (largest === undefined) return true
  const tags = [...html.matchAll(/<(?:img|source|link)\b[^>]*>/g)].map(([tag]) => tag)
  const found = tags.find((tag) => tag.includes(largest))
  // A source has no such attributes: they are on the picture's img.
  const picture = html.slice(html.lastIndexOf("<picture", html.indexOf(largest)))
  const [image = ""] = found?.startsWith("<source") ? (/<img\b[^>]*>/.exec(picture) ?? []) : [found]
  return /fetchpriority="high"/i.test(image) && !/loading="lazy"/.test(image)
}

/** The files of drawings that a page shows before its script. */
const drawingsIn = (html: string) => {
  const seen = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "")
  return [...new Set([...seen.matchAll(/<use href="([^"#]+)#/g)].map(([, file]) => file))]
}

/** Scripts that a part of a page asks for by itself, which webpack names by a number. */
const onDemand = /^\/\d+-\w+\.js$/

/** Whether a picture waits for the scroll, or is none of the HTML's. How far ahead one is fetched is the browser's own. */
function waits(picture: string, html: string): boolean {
  const end = Math.max(html.indexOf('id="first-view-end"'), 0)
  const eager = html
    .slice(end)
    .replaceAll(/<picture>(?:(?!<\/picture>).)*loading="lazy".*?<\/picture>/gs, "")
    .replaceAll(/<noscript>.*?<\/noscript>/gs, "")
  return !html.slice(0, end).includes(picture) && !eager.includes(picture)
}

/** The page's own files: not what prepares further pages, is fetched ahead of the scroll or added by a script. */
function ownFiles(address: string, { html, fetched }: FirstView) {
  const data = `/page-data${address === "/" ? "/index/" : address.replace(/\/?$/, "/")}page-data.json`
  return fetched.filter(({ path, sort, body }) => {
    if (body === 0 || sort === "media" || path.endsWith(".vtt") || path === "/favicon.svg") return false
    if (sort === "image") return !waits(path, html)
    if (path.endsWith("/page-data.json")) return path === data
    return !onDemand.test(path)
  })
}

/** The HTML of a page of the build. The 404 page is a file. */
const htmlOf = (path: string) =>
  readFileSync(path.endsWith("/") ? `public${path}index.html` : `public${path}`, "utf8")

test("some first view has a drawing", () => {
  expect(templates.flatMap(({ path }) => drawingsIn(htmlOf(path)))).not.toEqual([])
})

for (const { name, path } of templates)
  test(`${name}: what a phone fetches before the visitor scrolls`, async ({ page }) => {
    const view = await firstView(page, path)
    const { html, asked, askedBeforeLoad, fetched, largest } = view

    for (const { what, most, figure, ofContent } of budgets)
      if (isSample || !ofContent)
        expect.soft(figure(view), `${what}: at most ${kB(most)} kB`).toBeLessThanOrEqual(most)
    expect.soft(asked.length, "requests").toBeLessThanOrEqual(mostRequests)
    expect.soft(twice(asked.filter((file) => !mayComeTwice.test(file))), "requested twice").toEqual([])
    const arrived = fetched.filter(({ bytes }) => bytes > 0).map(({ path: file }) => file)
    expect.soft(twice(arrived), "fetched twice").toEqual([])

    // Which picture is in view depends on an owner's words.
    if (isSample) expect.soft(isFoundEarly(view), `the largest picture is late: ${largest}`).toBe(true)
    const script = asked.findIndex((file) => file.endsWith(".js"))
    if (largest !== undefined && script !== -1)
      expect.soft(script, "a script comes before the largest picture").toBeGreaterThan(asked.indexOf(largest))
    expect.soft(drawingsIn(html).slice(1), "further files of drawings").toEqual([])
    const videos = askedBeforeLoad.filter((file) => /\.(?:mp4|webm)$/.test(file))
    expect.soft(videos, "videos before the page has loaded").toEqual([])

    const scripts = fetched.filter(({ sort }) => sort === "script")
    expect(scripts.length).toBeGreaterThan(0)
    const withSpring = scripts.filter(({ text }) => text.includes("rotateX("))
    expect.soft(withSpring, "react-spring before a mouse moves over a card").toEqual([])
    const withPolyfill = scripts.filter(({ text }) => /core-js|__core-js_shared__/.test(text))
    expect.soft(withPolyfill, "browsers with modules need no polyfill").toEqual([])
    expect.soft(html).not.toMatch(/polyfill|nomodule/i)

    const shown = shownFigures(html)
    const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? ""
    const own = ownFiles(path, view)
    for (const [figure, sort] of Object.entries({
      document: "html",
      script: "script",
      fonts: "font",
      pictures: "image",
    })) {
      const bytes = own.filter((file) => file.sort === sort).reduce((sum, { body }) => sum + body, 0)
      expect
        .soft(
          [bytes - 20, bytes, bytes + 20].map((size) => formatFileSize(size, language)),
          `${figure} in the title block`,
        )
        .toContain(shown[figure])
    }
    expect.soft(shown["requests"], "requests in the title block").toBe(String(own.length))
    expect.soft(view.errors, "the browser reports no error").toEqual([])
    if (isSample) expect.soft(view.shifts, "nothing in view shifts").toEqual([])
  })
