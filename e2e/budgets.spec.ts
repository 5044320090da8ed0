import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { kinds } from "../test/page-kinds"
import type { Sort } from "../test/sort-of"
import { kB, table } from "../test/table"
import { isSample } from "../test/is-sample"
import { type FirstView, firstView } from "./first-view"

/**
 * What a page of each kind may weigh before the visitor scrolls, on a phone. Nothing here looks at a
 * clock: bytes (as sent), counts, and the order in which things are asked for. An owner's words and
 * pictures fail no test: what depends on them holds for the sample, and `npm run audit` warns of theirs.
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

/** Videos are fetched once the page has settled, and weigh nothing here (first-view.ts). */
const total = ({ fetched }: FirstView) => fetched.reduce((sum, { bytes }) => sum + bytes, 0)

type Budget = {
  what: string
  /** In bytes. Each leaves a tenth of room or more above what the sample has. */
  most: number
  figure: (view: FirstView) => number
  /** True where it depends on an owner's words and pictures. */
  ofContent?: boolean
}

const budgets: readonly Budget[] = [
  { what: "document", most: 20_000, figure: (view) => bytesOf(view, "html"), ofContent: true },
  { what: "style in the document", most: 12_000, figure: styles },
  { what: "style sheets", most: 12_000, figure: (view) => bytesOf(view, "css") },
  { what: "script", most: 105_000, figure: (view) => bytesOf(view, "script") },
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

/** The files that a page has more than once among these, with the page's name. */
const again = (filesOf: (view: FirstView) => readonly string[]) =>
  [...visits].flatMap(([name, view]) =>
    filesOf(view)
      .filter((file, index, files) => files.indexOf(file) !== index)
      .map((file) => `${name}: ${file}`),
  )

// Gatsby asks for a page's data ahead and then again, which the browser answers from what it has.
const mayComeTwice = /\.(?:mp4|webm)$|^\/page-data\//
const fetchedFiles = ({ fetched }: FirstView) => fetched.filter(({ bytes }) => bytes > 0)

test("nothing but videos, which come in parts, and pages' data is asked for twice", () => {
  expect(again(({ asked }) => asked.filter((file) => !mayComeTwice.test(file)))).toEqual([])
})

test("nothing is fetched twice", () => {
  expect(again((view) => fetchedFiles(view).map(({ path: file }) => file))).toEqual([])
})

test("the largest picture in view is one that the preload scanner finds, first and at once", () => {
  const late = [...visits].filter(([, { html, largest }]) => {
    const found = [...html.matchAll(/<(?:img|source|link)\b[^>]*>/g)].map(([tag]) => tag)
    const tags = found.filter((tag) => largest !== undefined && tag.includes(largest))
    // A source has no attributes of its own: the picture's img says how it is fetched.
    const picture = html.slice(html.lastIndexOf("<picture", html.indexOf(largest ?? "")))
    const [image = ""] = tags[0]?.startsWith("<source") ? (/<img\b[^>]*>/.exec(picture) ?? []) : tags
    return largest !== undefined && (!/fetchpriority="high"/i.test(image) || /loading="lazy"/.test(image))
  })
  expect(late.map(([name, { largest }]) => `${name}: ${largest}`)).toEqual([])
})

test("no script is asked for before the largest picture in view", () => {
  const early = [...visits].filter(([, { asked, largest }]) => {
    const script = asked.findIndex((file) => file.endsWith(".js"))
    return largest !== undefined && script !== -1 && script < asked.indexOf(largest)
  })
  expect(early.map(([name]) => name)).toEqual([])
})

test("at most one file of drawings comes before the script: what is below the first view waits", () => {
  const drawn = [...visits].map(([name, { html }]) => {
    const seen = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "")
    const files = [...seen.matchAll(/<use href="([^"#]+)#/g)].map(([, file]) => file)
    return { name, files: [...new Set(files)] }
  })
  expect(drawn.filter(({ files }) => files.length > 1)).toEqual([])
  expect(drawn.flatMap(({ files }) => files).length).toBeGreaterThan(0)
})

test("videos are left alone until the page has loaded", () => {
  const early = [...visits].flatMap(([name, { askedBeforeLoad }]) =>
    askedBeforeLoad.filter((file) => /\.(?:mp4|webm)$/.test(file)).map((file) => `${name}: ${file}`),
  )
  expect(early).toEqual([])
})

test("react-spring waits for a mouse", () => {
  const fetching = [...visits].filter(([, { fetched }]) =>
    fetched.some(({ text }) => text.includes("rotateX(")),
  )
  expect(fetching.map(([name]) => name)).toEqual([])
})

test("no script holds a polyfill, and no page asks for one: browsers that have modules need none", () => {
  const scripts = [...visits.values()].flatMap(({ fetched }) =>
    fetched.filter(({ sort }) => sort === "script"),
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(({ text }) => /core-js|__core-js_shared__/.test(text))).toEqual([])
  expect([...visits.values()].filter(({ html }) => /polyfill|nomodule/i.test(html))).toEqual([])
})

test("React's renderer for servers is in no script of the browser's", () => {
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
