import { existsSync, readFileSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import path from "node:path"
import { expect, test } from "../helpers/base"
import { atLeast } from "../../test/is-sample"

/** The built site must not reveal anything about the build machine or the sources. */

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
  expect(served.length).toBeGreaterThan(atLeast(50, 20))
  for (const part of [process.cwd(), `${homedir()}${path.sep}`, "node_modules/."])
    expect(filesWith(part), part).toEqual([])
})

test("no environment value is in the site, except those meant for it", () => {
  // Short values and values from package.json prove nothing.
  const values = Object.entries(process.env).filter(
    ([name, value = ""]) => value.length >= 12 && !/^(?:GATSBY_|npm_package_|npm_lifecycle_)/.test(name),
  )
  expect(values.length).toBeGreaterThan(0)
  for (const [name, value = ""] of values)
    for (const part of value.split(path.delimiter).filter((piece) => piece.length >= 12))
      expect(filesWith(part), name).toEqual([])
})

test("no sources are in the site: no source maps, no Markdown, no unused fields", () => {
  const scripts = served.filter(({ file }) => file.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(5)
  for (const { file, words } of scripts) {
    expect.soft(words, file).not.toContain("sourceMappingURL")
    expect.soft(existsSync(`${file}.map`), file).toBe(false)
  }
  expect(served.filter(({ file }) => /\.(?:mdx?|tsx?)$/.test(file))).toEqual([])
  const data = served.filter(({ file }) => file.includes("page-data"))
  expect(data.length).toBeGreaterThan(0)
  for (const { file, words } of data)
    expect.soft(/\\n#{2,} |"sample":|"formerPaths":/.exec(words)?.[0], file).toBeUndefined()
})

test("no script for the browser contains React's server renderer", () => {
  expect(
    filesWith(/renderToStaticMarkup|renderToReadableStream/).filter((file) => file.endsWith(".js")),
  ).toEqual([])
})

test("page data publishes the sample mark of reviews only", () => {
  for (const { file, words } of served.filter(({ words: data }) => data.includes('"isSample":')))
    expect(words, file).toContain('"testimonialList":')
})

/** What the browser gets of others' code: by its use in `src/`, and what that needs. */
const packages =
  "@emailjs/browser @gatsbyjs/reach-router @react-spring/core @react-spring/web gatsby gatsby-link gatsby-plugin-catch-links mitt react react-dom scheduler webpack".split(
    " ",
  )

test("the licenses of all software in the scripts are published, and the scripts say where", () => {
  const licenses = readFileSync("public/licenses.txt", "utf8")
  for (const name of packages) expect(licenses).toMatch(new RegExp(`^${name} \\d+\\.\\d+`, "m"))
  for (const words of ["Permission is hereby granted", "Redistribution and use"])
    expect(licenses).toContain(words)
  expect(filesWith(/^\/\*! Licenses: \S*\/licenses\.txt \*\/$/m)).toEqual([
    expect.stringMatching(/shell-[0-9a-f]{8}\.js$/),
  ])
})

/** The built files that have a reader. `static/` is served unchanged. */
const allowed = [
  // For visitors' browsers.
  /^(?:.+\/)?index\.html$|^(?:[a-z]{2,3}(?:-[a-z\d]+)*\/)?404\.html$/,
  /^page-data\/(?:app-data|.+\/page-data|sq\/d\/\d+)\.json$/,
  /^page-data\/(?:.+\/accessibility-tree|accessibility-tree\.[\w-]+)\.json$/,
  /^(?:component---src-(?:pages|templates)-[\w-]+|framework|shell|loader|\d+|[0-9a-f]{40})-[0-9a-f]{8}\.js$/,
  /^(?:styles|page)(?:\.[0-9a-f]{8}){1,2}\.css$|^fonts\/fonts\.css$/,
  /^static\/[0-9a-f]{8,10}\/[^/]+-\d+\.(?:avif|webp|png)$|^drawings\/[^/]+-[0-9a-f]{8}\.svg$/,
  // For the owner, if they ask for an editor.
  /^admin\//,
  /^manifest\.webmanifest$|^favicon\.svg$|^icons\/[\w-]+\.png$/,
  // For other sites, feed readers and robots.
  /^share\/[^/]+\.jpg$|^resume\.(?:pdf|json)$|^yours(?:\.[\w-]+)?\.pdf$|^contact\.vcf$|^proof\/results\/[\w-]+\.json$|^rss\.xml$|^feed\.json$|^feeds\/(?:[a-z\d-]+\/)?[a-z0-9-]+\.xml$|^sitemap(?:-index|-\d+)?\.xml$|^robots\.txt$|^llms\.txt$|^(?:.+\/)?index\.html\.md$|^\.well-known\/security\.txt$/,
  // Licenses must be published with the software.
  /^framework-[0-9a-f]{8}\.js\.LICENSE\.txt$|^licenses\.txt$/,
  // For the host.
  /^_headers$|^_redirects$/,
]

test("every file in the site has a reader: a visitor, a robot or the host", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative("public", path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    )
  expect(files.filter((file) => !isRead(file))).toEqual([])
})

/** Returns whether a built file has a reader. */
const isRead = (file: string) =>
  existsSync(path.join("static", file)) || allowed.some((pattern) => pattern.test(file))
