import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { expect, test } from "./base"
import { kinds } from "../test/page-kinds"
import type { Sort } from "../test/sort-of"
import { kB, table } from "../test/table"
import { isSample } from "../test/is-sample"
import { type FirstView, firstView } from "./first-view"

/**
 * The maximum weight of each kind of page on a phone before the visitor scrolls. Measures no times, only
 * bytes (as sent), counts and the order of requests. An owner's texts and pictures fail no test: limits
 * that depend on them apply to the sample only, and `npm run audit` warns about the owner's.
 */

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const visits = new Map<string, FirstView>()

test.beforeAll(async ({ browser }, { project }) => {
  test.setTimeout(240_000)
  for (const { name, path: page } of kinds) {
    const address = new URL(page, project.use.baseURL).href
    visits.set(name, await firstView(browser, address, phone))
  }
})

const bytesOf = ({ fetched }: FirstView, sort: Sort) =>
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
  { what: "style sheets", most: 18_000, figure: (view) => bytesOf(view, "css") },
  { what: "script", most: 116_000, figure: (view) => bytesOf(view, "script") },
  { what: "font", most: 45_000, figure: (view) => bytesOf(view, "font") },
  { what: "pictures", most: 150_000, figure: (view) => bytesOf(view, "image"), ofContent: true },
  { what: "all but videos", most: 280_000, figure: total, ofContent: true },
]
const mostRequests = 30

for (const { what, most, figure, ofContent } of budgets) {
  test(`${what}: at most ${kB(most)} kB`, () => {
    test.skip(ofContent === true && !isSample, "An owner's words and pictures are their own")
    const over = [...visits].filter(([, view]) => figure(view) > most)
    expect(over.map(([name, view]) => `${name} has ${kB(figure(view))} kB of ${what}`)).toEqual([])
  })
}

test(`at most ${mostRequests} requests`, () => {
  const over = [...visits].filter(([, { asked }]) => asked.length > mostRequests)
  expect(over.map(([name, { asked }]) => `${name} makes ${asked.length}`)).toEqual([])
})

/** Returns the files that occur more than once on a page, with the page's name. */
const again = (filesOf: (view: FirstView) => readonly string[]) =>
  [...visits].flatMap(([name, view]) =>
    filesOf(view)
      .filter((file, index, files) => files.indexOf(file) !== index)
      .map((file) => `${name}: ${file}`),
  )

// Gatsby prefetches a page's data and then requests it again, which the browser answers from its cache.
const mayComeTwice = /\.(?:mp4|webm)$|^\/page-data\//
const fetchedFiles = ({ fetched }: FirstView) => fetched.filter(({ bytes }) => bytes > 0)

test("only videos, which load in parts, and page data are requested twice", () => {
  expect(again(({ asked }) => asked.filter((file) => !mayComeTwice.test(file)))).toEqual([])
})

test("nothing is fetched twice", () => {
  expect(again((view) => fetchedFiles(view).map(({ path: file }) => file))).toEqual([])
})

test("the preload scanner finds the largest picture in view, with high priority and not lazy", () => {
  test.skip(!isSample, "Which picture is in view depends on an owner's words")
  const late = [...visits].filter(([, { html, largest }]) => {
    const found = [...html.matchAll(/<(?:img|source|link)\b[^>]*>/g)].map(([tag]) => tag)
    const tags = found.filter((tag) => largest !== undefined && tag.includes(largest))
    // A source has no such attributes: they are on the picture's img.
    const picture = html.slice(html.lastIndexOf("<picture", html.indexOf(largest ?? "")))
    const [image = ""] = tags[0]?.startsWith("<source") ? (/<img\b[^>]*>/.exec(picture) ?? []) : tags
    return largest !== undefined && (!/fetchpriority="high"/i.test(image) || /loading="lazy"/.test(image))
  })
  expect(late.map(([name, { largest }]) => `${name}: ${largest}`)).toEqual([])
})

test("no script is requested before the largest picture in view", () => {
  const early = [...visits].filter(([, { asked, largest }]) => {
    const script = asked.findIndex((file) => file.endsWith(".js"))
    return largest !== undefined && script !== -1 && script < asked.indexOf(largest)
  })
  expect(early.map(([name]) => name)).toEqual([])
})

test("at most one file of drawings loads before the script, and drawings below the first view wait", () => {
  const drawn = [...visits].map(([name, { html }]) => {
    const seen = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "")
    const files = [...seen.matchAll(/<use href="([^"#]+)#/g)].map(([, file]) => file)
    return { name, files: [...new Set(files)] }
  })
  expect(drawn.filter(({ files }) => files.length > 1)).toEqual([])
  expect(drawn.flatMap(({ files }) => files).length).toBeGreaterThan(0)
})

test("videos are not fetched until the page has loaded", () => {
  const early = [...visits].flatMap(([name, { askedBeforeLoad }]) =>
    askedBeforeLoad.filter((file) => /\.(?:mp4|webm)$/.test(file)).map((file) => `${name}: ${file}`),
  )
  expect(early).toEqual([])
})

test("react-spring is not fetched before a mouse moves over a card", () => {
  const fetching = [...visits].filter(([, { fetched }]) =>
    fetched.some(({ text }) => text.includes("rotateX(")),
  )
  expect(fetching.map(([name]) => name)).toEqual([])
})

test("no script contains a polyfill, and no page requests one: browsers with modules need none", () => {
  const scripts = [...visits.values()].flatMap(({ fetched }) =>
    fetched.filter(({ sort }) => sort === "script"),
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(({ text }) => /core-js|__core-js_shared__/.test(text))).toEqual([])
  expect([...visits.values()].filter(({ html }) => /polyfill|nomodule/i.test(html))).toEqual([])
})

test("no script for the browser contains React's server renderer", () => {
  const scripts = readdirSync("public").filter((file) => file.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(0)
  const servers = scripts.filter((file) =>
    /renderToStaticMarkup|renderToReadableStream/.test(readFileSync(path.join("public", file), "utf8")),
  )
  expect(servers).toEqual([])
})

test.afterAll(() => {
  const row = ([name, view]: [string, FirstView]) => [
    name,
    ...budgets.map(({ figure }) => kB(figure(view))),
    String(view.asked.length),
  ]
  const head = ["first view, kB", ...budgets.map(({ what }) => what), "requests"]
  const limits = ["at most", ...budgets.map(({ most }) => kB(most)), String(mostRequests)]
  console.log(table([head, ...[...visits].map(row), limits]))
})
