import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { liveConfig } from "../gatsby/admin/live"
import { editorConfig } from "../gatsby/admin/config"
import { hostNames } from "../model/hosts/host-names"
import { site } from "../model/schema/content-types/site"
import { filesBelow } from "../gatsby/source/files-below"
import { hosts } from "./hosts/hosts"
import { publish } from "./publish"

/** The editor of the live site, on each host. */

const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>x</p></body></html>'
const editor = { repository: "ada/my-site" }
const one = ["en-US"] as const

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "live-"))
  for (const page of ["index.html", "404.html"]) writeFileSync(path.join(root, page), html)
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const options = {
  thirdPartiesOf: () => ({ mail: undefined, scheduling: false }),
  isOwnScript: () => true,
  redirects: [],
  url: "https://site.example",
  hstsIncludeSubdomains: false,
}

test.each(hostNames)("%s: its page has headers of its own; the others keep theirs", async (host) => {
  await publish(root, host, options)
  const without = filesBelow(root).map((file) => [file, read(file)])
  expect(without.flat().join()).not.toContain("admin")

  await publish(root, host, { ...options, editor })
  const page = read("admin/index.html")
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  const rules = Object.keys(
    hosts[host].files({
      ...options,
      policies: new Map(),
      scripts: [],
      pictures: [],
      fonts: [],
      markdown: [],
      documents: [],
    }),
  )
  const reported = [page, ...rules.filter((file) => existsSync(path.join(root, file))).map(read)].join("\n")
  expect(reported).toContain("https://api.github.com")
  // It may open a window to sign in, and no robot lists it. GitHub sends no headers.
  const headers = host === "github" ? [] : ["same-origin-allow-popups", "X-Robots-Tag"]
  for (const header of headers) expect(reported).toContain(header)
  expect(read("index.html")).toBe(without.find(([file]) => file === "index.html")?.[1])
  // Switched off again, nothing of it is left.
  await publish(root, host, options)
  expect(filesBelow(root).map((file) => [file, read(file)])).toEqual(without)
})

/** A configuration's collections as text, without what one editor has and the other does not. */
const namesOf = ({ collections }: { collections: readonly object[] }) =>
  JSON.stringify(collections, (key, value: unknown) =>
    ["delete", "description", "create", "slug"].includes(key) ? undefined : value,
  )

test("it has the kinds and fields that the editor of npm start has", () => {
  expect(namesOf(liveConfig(editor, one))).toBe(namesOf(editorConfig(one)))
})

test("it signs in by a token, or by the owner's own authenticator", () => {
  expect(liveConfig(editor, one).backend).toEqual({
    name: "github",
    repo: "ada/my-site",
    auth_methods: ["token"],
  })
  const signIn = "https://sign-in.ada.workers.dev"
  expect(liveConfig({ ...editor, branch: "live", signIn }, one).backend).toEqual({
    name: "github",
    repo: "ada/my-site",
    branch: "live",
    base_url: signIn,
  })
})

test.each([
  {},
  { repository: "my-site" },
  { repository: "https://github.com/ada/my-site" },
  { repository: "a/b", signIn: "http://a.example" },
])("the setting %p is refused", (wrong) => {
  expect(site.shape.editor.safeParse(wrong).success).toBe(false)
})
