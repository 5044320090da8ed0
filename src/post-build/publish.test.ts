import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type HostName, hostNames } from "../model/hosts/host-names"
import { filesBelow } from "../gatsby/source/files-below"
import { hosts } from "./hosts/hosts"
import { publish } from "./publish"

const html =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>p{}</style></head><body><!--email_off--><p>x</p><!--/email_off--></body></html>'
const redirects = [{ from: "/old name/", to: "/a/" }]

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"))
  for (const page of ["index.html", "a/index.html", "404.html"]) write(page, html)
  write("static/0123456789/a.avif")
  write("component---src-pages-a-tsx-01234567.js")
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text = "") {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8")

const publishFor = (host: HostName, moved = redirects, more: Partial<Parameters<typeof publish>[2]> = {}) =>
  publish(root, host, {
    thirdPartiesOf: () => ({ mail: undefined, scheduling: false }),
    isOwnScript: () => true,
    redirects: moved,
    url: "https://site.example/folder",
    hstsIncludeSubdomains: false,
    ...more,
  })

const policies = () => read("a/index.html").match(/<meta http-equiv="Content-Security-Policy"[^>]*>/g) ?? []

const isOwners = (file: string) => file === "own/404.html"

test.each(hostNames)(
  "%s: a second build changes nothing, and one for another host leaves nothing",
  async (host) => {
    const before = filesBelow(root)
    await publishFor(host)
    const made = filesBelow(root).map((file) => [file, read(file)])
    expect(policies()).toHaveLength(hosts[host].policyInPage ? 1 : 0)
    await publishFor(host)
    expect(filesBelow(root).map((file) => [file, read(file)])).toEqual(made)

    await publishFor("netlify")
    expect(filesBelow(root)).toEqual([...before, "_headers", "_redirects"].toSorted())
    expect(read("a/index.html")).toBe(html)
  },
)

test.each(hostNames)(
  "%s: a language's folder has a copy of its 404 page, until the language goes; the owner's own stays",
  async (host) => {
    write("es/404/index.html", html)
    write("own/404.html", html)
    for (const _ of ["first", "again"]) {
      await publishFor(host, redirects, { localNotFound: ["/es/404/"], isOwners })
      expect(read("es/404.html")).toBe(read("es/404/index.html"))
    }
    await publishFor(host, redirects, { isOwners })
    expect(existsSync(path.join(root, "es/404.html"))).toBe(false)
    expect(read("own/404.html")).toBe(html)
  },
)

test("a policy in a page comes before what it concerns, without what only a header can say", async () => {
  await publishFor("cloudflare")
  const [policy = ""] = policies()
  expect(policy).toContain("style-src 'self' 'sha256-")
  expect(policy).not.toContain("frame-ancestors")
  expect(read("a/index.html").indexOf(policy)).toBeLessThan(read("a/index.html").indexOf("<style>"))
})

const served = (count: number) => ({
  policies: new Map(Array.from({ length: count }, (_, index) => [`/p${index}/`, "x".repeat(800)])),
  pictures: Array.from({ length: count }, (_, index) => `/static/0123456789/p${index}-480.avif`),
  scripts: ["/component---src-pages-index-tsx-01234567.js", "/shell-01234567.js"],
  fonts: ["/fonts/text.woff2"],
  markdown: ["/work/index.html.md"],
  documents: ["/resume.pdf"],
  hstsIncludeSubdomains: true,
  redirects: [],
  url: "https://site.example",
})

describe("the rules of hosts that limit their number", () => {
  test.each(["cloudflare", "vercel", "nginx", "caddy"] as const)("%s: do not grow with the site", (host) => {
    expect(hosts[host].files(served(5000))).toEqual(hosts[host].files(served(1)))
  })

  test("more redirects than Cloudflare reads stop the build, with what to do", async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ from: `/old-${index}/`, to: "/a/" }))
    await expect(publishFor("cloudflare", many)).rejects.toThrow(/reads 2000 .* makes 2002: take the oldest/)
  })
})

test("more header rules than Cloudflare reads, or longer ones, stop the build", () => {
  const scripts = Array.from({ length: 100 }, (_, index) => `/own-${index}-01234567.js`)
  const { cloudflare } = hosts
  expect(() => cloudflare.files({ ...served(1), scripts })).toThrow(
    /reads 100 header rules of 2000 .+ has 1\d\d/,
  )
  const long = [`/${"a".repeat(2000)}-01234567.js`]
  expect(() => cloudflare.files({ ...served(1), scripts: long })).toThrow(/the longest with 2\d{3}/)
})

test("GitHub Pages: a redirect is a page, in the folder that the site lies in", async () => {
  await publishFor("github")
  const page = read("old name/index.html")
  expect(page).toContain('http-equiv="refresh" content="0; url=https://site.example/folder/a/"')
  expect(page).toContain('<link rel="canonical" href="https://site.example/folder/a/">')
  expect(existsSync(path.join(root, ".nojekyll"))).toBe(true)
})
