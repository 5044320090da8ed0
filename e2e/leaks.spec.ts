import { existsSync, readFileSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"

/** Nothing of the machine that built the site, and nothing of its sources, is in what is served. */

const text = /\.(?:html|js|css|json|xml|txt|svg|vtt|webmanifest|map)$|_headers$|_redirects$/

const served = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && text.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ file, words: readFileSync(file, "utf8") }))

const filesWith = (part: string | RegExp) =>
  served
    .filter(({ words }) => (typeof part === "string" ? words.includes(part) : part.test(words)))
    .map(({ file }) => file)

test("no path of the machine is in the site", () => {
  expect(served.length).toBeGreaterThan(50)
  for (const part of [process.cwd(), `${homedir()}${path.sep}`, "node_modules/."])
    expect(filesWith(part), part).toEqual([])
})

test("no value of the environment is in the site, but those meant for it", () => {
  // What is short, or says what the package itself says, proves nothing.
  const values = Object.entries(process.env).filter(
    ([name, value = ""]) => value.length >= 12 && !/^(?:GATSBY_|npm_package_|npm_lifecycle_)/.test(name),
  )
  expect(values.length).toBeGreaterThan(0)
  for (const [name, value = ""] of values)
    for (const part of value.split(path.delimiter).filter((piece) => piece.length >= 12))
      expect(filesWith(part), name).toEqual([])
})

test("no source is in the site: no source maps, no Markdown, no fields that no page shows", () => {
  const scripts = served.filter(({ file }) => file.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(5)
  for (const { file, words } of scripts) {
    expect(words, file).not.toContain("sourceMappingURL")
    expect(existsSync(`${file}.map`), file).toBe(false)
  }
  expect(served.filter(({ file }) => /\.(?:mdx?|tsx?)$/.test(file))).toEqual([])
  const data = served.filter(({ file }) => file.includes("page-data"))
  expect(data.length).toBeGreaterThan(0)
  for (const { file, words } of data) expect(words, file).not.toMatch(/\\n#{2,} |"sample":|"formerPaths":/)
})

test("of what is marked as a sample, page data tells of reviews alone, whose readers have to know", () => {
  for (const { file, words } of served.filter(({ words: data }) => data.includes('"isSample":')))
    expect(words, file).toContain('"testimonialList":')
})

/** What a build makes for someone to read. `static/` is served as it is. */
const allowed = [
  // Visitors' browsers.
  /^(?:.+\/)?index\.html$|^404\.html$/,
  /^page-data\/(?:app-data|.+\/page-data|sq\/d\/\d+)\.json$/,
  /^(?:component---src-(?:pages|templates)-[\w-]+|framework|shell|early|\d+)-[0-9a-f]{8}\.js$/,
  /^(?:late-)?styles\.[0-9a-f]{8}\.css$|^fonts\/fonts\.css$/,
  /^static\/[0-9a-f]{10}\/[^/]+-\d+\.(?:avif|webp)$|^drawings\/[^/]+-[0-9a-f]{8}\.svg$/,
  /^manifest\.webmanifest$/,
  // Other sites, feed readers and robots.
  /^share\/[^/]+\.png$|^rss\.xml$|^sitemap-(?:index|\d+)\.xml$|^robots\.txt$|^\.well-known\/security\.txt$/,
  // React's license asks to be sent with it.
  /^framework-[0-9a-f]{8}\.js\.LICENSE\.txt$/,
  // The host.
  /^_headers$|^_redirects$/,
]

test("nothing is in the site that no visitor, robot or host reads", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative("public", path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    )
  expect(files.filter((file) => !isRead(file))).toEqual([])
})

/** Whether a built file is for someone to read. */
const isRead = (file: string) =>
  existsSync(path.join("static", file)) || allowed.some((pattern) => pattern.test(file))
