import { mkdirSync, readFileSync, rmSync, truncateSync, unlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../../test/fixture"
import { checkHostLimits } from "./check-host-limits"
import { readContent } from "../read/content"
import { issueLine } from "../errors/content-issue"
import { type HostLimits, hostLimits } from "../hosts/host-limits"
import { type HostName, hostNames, hostOf } from "../hosts/host-names"
import { sitePages } from "../pages/site-pages"

let root: string
beforeEach(() => {
  root = copyFixture()
  // Instead of the link to the small site's own.
  unlinkSync(path.join(root, "static"))
  mkdirSync(path.join(root, "static/videos"), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

/** Makes a file of a size without writing it. */
function file(name: string, size: number) {
  writeFileSync(path.join(root, name), "")
  truncateSync(path.join(root, name), size)
}

function told(host: HostName) {
  const content = readContent(root)
  return checkHostLimits(content, sitePages(content), host).map(issueLine)
}

/** Gives an article former addresses. */
function formerPaths(addresses: readonly string[]) {
  const article = path.join(root, "content/blog/wet-paper/index.mdx")
  const text = readFileSync(article, "utf8")
  writeFileSync(article, text.replace(/^---\n/, `---\nformerPaths: ${JSON.stringify(addresses)}\n`))
}

const { fileBytes, redirects, redirectLength } = hostLimits.cloudflare

/** A video that the small site shows. */
const [, shown = ""] =
  /"mp4": "(\/videos\/.+?)"/.exec(readFileSync("test/site/content/pages/home.json", "utf8")) ?? []

test("a video that the host would refuse is reported with its size, the limit, its source and the remedy", () => {
  file(`static${shown}`, fileBytes.most)
  expect(told("cloudflare")).toEqual([])
  file(`static${shown}`, fileBytes.most + 1)
  expect(told("cloudflare")).toEqual([
    expect.stringMatching(
      new RegExp(
        `^static${shown} has 25\\.1 MiB, but Cloudflare Pages takes .+ 25 MiB .+https://.+export it shorter`,
      ),
    ),
  ])
  for (const host of ["netlify", "nginx", "caddy"] as const) expect(told(host)).toEqual([])
})

test("a video that nothing shows is not published, and other files of static/ are", () => {
  file("static/videos/unseen.mp4", fileBytes.most + 1)
  file("static/portfolio.pdf", fileBytes.most + 1)
  expect(told("cloudflare")).toEqual([expect.stringMatching(/^static\/portfolio\.pdf .+link to it$/)])
})

test("GitHub takes no file of more than 100 MiB, published or not", () => {
  file("static/videos/unseen.mp4", 2 ** 20 * 100)
  file("content/blog/wet-paper/huge.png", 2 ** 20 * 100 + 1)
  expect(told("github")).toEqual([expect.stringMatching(/huge\.png has 100\.1 MiB, but GitHub Pages takes/)])
  expect(told("cloudflare")).toEqual([])
})

test("more former addresses than the host takes as redirects are reported once, where most of them are", () => {
  const many = Array.from({ length: redirects.most / 2 }, (_, index) => `/old-${index}/`)
  formerPaths(many)
  for (const host of ["cloudflare", "vercel"] as const)
    expect(told(host)).toEqual([
      expect.stringMatching(
        /^content\/blog\/wet-paper\/index\.mdx formerPaths has .+1000 former.+take the oldest out/,
      ),
    ])
  for (const host of ["netlify", "github", "nginx", "caddy"] as const) expect(told(host)).toEqual([])
})

test("former files need one redirect each, where folders need two", () => {
  formerPaths(Array.from({ length: redirects.most - 10 }, (_, index) => `/old-${index}.html`))
  expect(told("cloudflare")).toEqual([])
})

test("letters beyond ASCII need each rule twice where the host compares letter by letter", () => {
  formerPaths(Array.from({ length: redirects.most / 4 }, (_, index) => `/größe-${index}/`))
  expect(told("cloudflare")).toEqual([expect.stringMatching(/four if it has letters such as é/)])
})

test("a former address with a question mark is reported where the host looks at the path alone, with the way out", () => {
  formerPaths(["/old.php", "/index.php?p=12"])
  expect(told("github")).toEqual([
    expect.stringMatching(
      /index\.mdx:2 formerPaths\[1\] has a question mark, but GitHub Pages .+ choose another host/,
    ),
  ])
  expect(told("cloudflare")).toEqual([expect.stringMatching(/formerPaths\[1\] .+ make it a Redirect Rule/)])
  for (const host of ["netlify", "vercel", "nginx", "caddy"] as const) expect(told(host)).toEqual([])
})

test("a redirect of more characters than the host reads is reported at its address", () => {
  formerPaths(["/short/", `/${"é".repeat(redirectLength.most / 6)}/`])
  expect(told("cloudflare")).toEqual([
    expect.stringMatching(/index\.mdx:2 formerPaths\[1\] makes a redirect of 1\d{3} characters/),
  ])
})

test("every figure has the page of the host that says so", () => {
  for (const host of hostNames) {
    const { name, withoutQuery, ...limits }: HostLimits = hostLimits[host]
    expect(name).not.toBe("")
    const figures = Object.values(limits)
    for (const { most } of figures) expect(most).toBeGreaterThan(0)
    const sources = [...figures, ...(withoutQuery ? [withoutQuery] : [])].map(({ source }) => source)
    expect(sources.filter((source) => !URL.canParse(source))).toEqual([])
  }
})

test("the site's settings name the host; without a known one it is the default one", () => {
  const before = process.env.SITE_HOST
  delete process.env.SITE_HOST
  expect([hostOf({ host: "caddy" }), hostOf({ host: "none" }), hostOf(undefined)]).toEqual([
    "caddy",
    "netlify",
    "netlify",
  ])
  process.env.SITE_HOST = "vercel"
  expect(hostOf({ host: "caddy" })).toBe("vercel")
  if (before === undefined) delete process.env.SITE_HOST
  else process.env.SITE_HOST = before
})
