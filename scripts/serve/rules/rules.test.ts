import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { hosts } from "../../../src/post-build/hosts/hosts"
import { readCloudflare } from "./cloudflare"
import { readVercel } from "./vercel"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const built = {
  policies: new Map<string, string>(),
  pictures: [],
  scripts: ["/component---src-pages-a-tsx-01234567.js"],
  fonts: [],
  markdown: [],
  documents: [],
  hstsIncludeSubdomains: false,
  redirects: [
    { from: "/index.php", to: "/b/", query: { p: "1.2", lang: "en" } },
    { from: "/", to: "/a/", query: { p: "7" }, isPage: true },
    { from: "/old name (1)/", to: "/a/" },
    { from: "/Über-Uns.aspx", to: "/a/" },
    { from: "/größe/", to: "/a/" },
  ],
  url: "https://site.example",
}

const headerOf = (headers: Record<string, string>, name: string) => new Headers(headers).get(name)

test.each([
  ["cloudflare", readCloudflare],
  ["vercel", readVercel],
] as const)("%s: every header has one value, the most specific one", async (host, readRules) => {
  for (const [file, text] of Object.entries(hosts[host].files(built))) write(file, text)
  const rules = await readRules(root)
  const picture = rules.headersFor("/static/0123456789/a.avif")
  expect(headerOf(picture, "Cache-Control")).toBe("public, max-age=31536000, immutable")
  expect(headerOf(picture, "Content-Security-Policy")).toBe("default-src 'none'")
  expect(headerOf(picture, "Cross-Origin-Resource-Policy")).toBe("cross-origin")
  const page = rules.headersFor("/a/")
  expect(headerOf(page, "Cache-Control")).toBe("no-cache")
  expect(headerOf(page, "Content-Security-Policy")).toBe("frame-ancestors 'none'")
  for (const address of ["/old%20name%20(1)", "/old%20name%20(1)/"])
    expect(rules.redirectFor(address)).toEqual({ to: "/a/", status: 301 })
  // Other programs write the codes of letters small.
  for (const address of [
    "/%C3%9Cber-Uns.aspx",
    "/%c3%9cber-Uns.aspx",
    "/gr%c3%b6%c3%9fe",
    "/gr%C3%B6%C3%9Fe/",
  ])
    expect(rules.redirectFor(address)).toEqual({ to: "/a/", status: 301 })
  expect(rules.redirectFor("/a/")).toBeUndefined()
})

test("vercel: an address is redirected by the fields behind its question mark, and without them is as it is", async () => {
  for (const [file, text] of Object.entries(hosts.vercel.files(built))) write(file, text)
  const { redirectFor } = await readVercel(root)
  const asked = (address: string, search: string) => redirectFor(address, new URLSearchParams(search))?.to
  expect(asked("/index.php", "lang=en&p=1.2&more=x")).toBe("/b/")
  expect(asked("/", "p=7")).toBe("/a/")
  for (const search of ["p=1.2", "lang=en&p=102", "lang=en&p=1.23", ""])
    expect(asked("/index.php", search)).toBeUndefined()
  expect(asked("/", "p=8")).toBeUndefined()
})

test("hosts that look at the path alone get no rule for what asks for fields", () => {
  for (const host of ["cloudflare", "github"] as const) {
    const files = hosts[host].files(built)
    expect([...Object.keys(files), ...Object.values(files)].join("\n")).not.toContain("index.php")
  }
  expect(hosts.github.files(built)).toHaveProperty(["Über-Uns.aspx/index.html"])
})

// e2e/conditions/hosts.spec.ts plays Netlify, whose parsers Jest cannot load.
test.each([
  ["cloudflare", readCloudflare],
  ["vercel", readVercel],
] as const)(
  "%s: an unknown address below a language's folder has that language's 404 page",
  async (host, readRules) => {
    write("es/404.html", "")
    for (const [file, text] of Object.entries(hosts[host].files({ ...built, notFound: ["/es/404.html"] })))
      write(file, text)
    const { notFoundFor, redirectFor } = await readRules(root)
    for (const address of ["/es/nada/", "/es/nada/nada/"]) {
      expect(notFoundFor?.(address)).toBe("/es/404.html")
      expect(redirectFor(address)).toBeUndefined()
    }
    for (const address of ["/", "/nothing", "/nothing/", "/estimates/"])
      expect(notFoundFor?.(address)).toBeUndefined()
  },
)

test("Cloudflare appends what two rules name, and takes off what a rule says", async () => {
  write("_headers", "/*\n  X-A: 1\n/a/*\n  X-A: 2\n/b/*\n  ! X-A\n  X-A: 3\n")
  const rules = await readCloudflare(root)
  const seen = ["/", "/a/x", "/b/x"].map((address) => headerOf(rules.headersFor(address), "X-A"))
  expect(seen).toEqual(["1", "1, 2", "3"])
})

test.each([
  ["more than 100 rules", Array.from({ length: 101 }, (_, index) => `/${index}\n  X-A: 1\n`).join("")],
  ["a line of more than 2,000 characters", `/*\n  X-A: ${"1".repeat(2000)}\n`],
  ["a path with two stars", "/*/a/*\n  X-A: 1\n"],
  ["a line that is no header", "/*\n  X-A 1\n"],
  ["a header before any path", "  X-A: 1\n"],
])("Cloudflare's rules with %s are an error here, as the host ignores them", (_, text) => {
  write("_headers", text)
  expect(() => readCloudflare(root)).toThrow(/^_headers/)
})
