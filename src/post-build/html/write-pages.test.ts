import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { HostName } from "../../model/hosts/host-names"
import { allowedScripts } from "../allowed-scripts"
import { publish } from "../publish"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, html: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), html)
}

const first = "first()"
const page = (body: string, head = `window.pagePath="/a/";${first}`) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>${head}</script>` +
  `<script type="application/ld+json">{"name":"alert(1)"}</script></head>` +
  `<body><a href="/b/">B</a>${body}<script type="text/x-late"></script></body></html>`

const thirdPartiesOf = () => ({ mail: undefined, scheduling: false })
const build = (host: HostName = "netlify", isOwners: (file: string) => boolean = () => false) =>
  publish(root, host, {
    thirdPartiesOf,
    isOwners,
    isOwnScript: allowedScripts(first, "estimate()"),
    redirects: [{ from: "/old/", to: "/a/" }],
    url: "https://site.example",
    hstsIncludeSubdomains: false,
  })

test("one hash allows the site's own scripts on a page, however often the site is built", async () => {
  write("a/index.html", page("<p>It&#x27;s</p>"))
  write("estimate/index.html", page("", `window.pagePath="/estimate/";estimate()${first}`))
  write("404.html", page(""))
  await build()
  const headers = readFileSync(path.join(root, "_headers"), "utf8")
  expect(headers).toMatch(/script-src 'self' 'sha256-[^ ]*'; style-src/)
  await build()
  expect(readFileSync(path.join(root, "_headers"), "utf8")).toBe(headers)
})

test("a page of the owner's, in static/, is served as it is, with a policy that lets its scripts run", async () => {
  const own = "<html><body><script>alert(1)</script></body></html>"
  write("tool/index.html", own)
  await build("netlify", (file) => file === "tool/index.html")
  expect(readFileSync(path.join(root, "tool/index.html"), "utf8")).toBe(own)
  expect(readFileSync(path.join(root, "_headers"), "utf8")).toMatch(
    /^\/tool\/\n {2}Content-Security-Policy: frame-ancestors 'none'$/m,
  )
})

test.each([
  ["<script>alert(1)</script>", 'an inline script that begins with "alert(1)"'],
  ["<?x ><script>alert(1)</script>?>", 'an inline script that begins with "alert(1)"'],
  ["<script type=module>alert(1)</script>", 'an inline script that begins with "alert(1)"'],
  ["<script type=' Text/JavaScript'>alert(1)</script>", 'an inline script that begins with "alert(1)"'],
  [`<script>${first};alert(1)</script>`, "an inline script that begins with"],
  [`<script>alert(1);${first}</script>`, "an inline script that begins with"],
  [`<script>window.pagePath="/a/";alert("");${first}</script>`, "an inline script that begins with"],
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
])("%s in a page stops the build with an error that names the page", async (part, reported) => {
  write("a/index.html", page(part))
  write("404.html", page(""))
  const lines = /^Pages hold [^]*\n\/a\/ has ([^\n]*)\nTake it out of/
  let message = ""
  try {
    await build()
  } catch (error) {
    message = String(Object(error).message)
  }
  expect(lines.exec(message)?.[1]).toContain(reported)
  expect(existsSync(path.join(root, "_headers"))).toBe(false)
})

test("an error names each page once, and only the first pages", async () => {
  for (let index = 0; index < 30; index++) write(`p${index}/index.html`, page("<base><base>"))
  await expect(build()).rejects.toThrow(/\n\/p0\/ has an element <base>\n[^]*\nand 10 more pages\n/)
})
