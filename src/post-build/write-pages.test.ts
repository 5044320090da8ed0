/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { restoreScript } from "../browser/preferences"
import { firstScriptId } from "./join-scripts"
import { ownScripts } from "./own-scripts"
import { writeHeaders } from "./write-headers"
import { writePages } from "./write-pages"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"))
  write("_gatsby/slices/_gatsby-scripts-1.html", `<script type="late"></script>${first}`)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, html: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), html)
}

const first = `<script id="${firstScriptId}">first()</script>`
const loader = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a/";/*]]>*/</script>'
const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<script>${restoreScript}</script>` +
  `<script type="application/ld+json">{"name":"alert(1)"}</script></head>` +
  `<body><a href="/b/">B</a>${body}${loader}<script type="late"></script>${first}</body></html>`

const hostsOf = () => ({ mail: undefined, scheduling: false })
const build = () => {
  const policies = writePages(root, { hostsOf, isOwnScript: ownScripts(root) })
  writeHeaders(root, { policies, hstsIncludeSubdomains: false })
}

test("a page with the site's own scripts is allowed them by one hash, however often the site is built", () => {
  write("a/index.html", page("<p>It&#x27;s</p>"))
  write("404.html", page(""))
  build()
  const headers = readFileSync(path.join(root, "_headers"), "utf8")
  expect(headers).toMatch(/script-src 'self' 'sha256-[^ ]*'; style-src/)
  write("_gatsby/slices/_gatsby-scripts-1.html", first)
  build()
  expect(readFileSync(path.join(root, "_headers"), "utf8")).toBe(headers)
})

test.each([
  ["<script>alert(1)</script>", 'an inline script that begins with "alert(1)"'],
  ["<?x ><script>alert(1)</script>?>", 'an inline script that begins with "alert(1)"'],
  ["<script type=module>alert(1)</script>", 'an inline script that begins with "alert(1)"'],
  ["<script type=' Text/JavaScript'>alert(1)</script>", 'an inline script that begins with "alert(1)"'],
  [`<script>${restoreScript};alert(1)</script>`, "an inline script that begins with"],
  [`<script>${restoreScript}\nalert(1)</script>`, "an inline script that begins with"],
  ['<script type="importmap">{}</script>', 'an inline script that begins with "{}"'],
  ["<svg><script>alert(1)</script></svg>", 'an inline script that begins with "alert(1)"'],
  ['<img src="/a.png" onerror="alert(1)">', "onerror on <img>"],
  ["<p oNcLiCk=alert(1)>", "onclick on <p>"],
  ['<a href="java\nscript:alert(1)">', "a script as href of <a>"],
  ['<svg><a xlink:href=" javascript:alert(1)"/></svg>', "a script as xlink:href of <a>"],
  ['<form action="javascript:alert(1)"></form>', "a script as action of <form>"],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example/">', "<meta http-equiv>"],
  ['<base href="https://evil.example/">', "an element <base>"],
  ['<iframe src="/b/"></iframe>', "an element <iframe>"],
  ['<object data="/b/"></object>', "an element <object>"],
  ['<embed src="/b/">', "an element <embed>"],
])("%s in a page stops the build, which tells where", (part, told) => {
  write("a/index.html", page(part))
  write("404.html", page(""))
  const lines = /^Pages hold [^]*\n\/a\/ has ([^\n]*)\nTake it out of/
  let message = ""
  try {
    build()
  } catch (error) {
    message = String(Object(error).message)
  }
  expect(lines.exec(message)?.[1]).toContain(told)
  expect(existsSync(path.join(root, "_headers"))).toBe(false)
})

test("an error names each page once, and not a thousand of them", () => {
  for (let index = 0; index < 30; index++) write(`p${index}/index.html`, page("<base><base>"))
  expect(build).toThrow(/\n\/p0\/ has an element <base>\n[^]*\nand 10 more pages\n/)
})
