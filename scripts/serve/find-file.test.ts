import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { findFile } from "./find-file"

let base: string
let site: string

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), "find-file-"))
  site = path.join(base, "site")
  mkdirSync(path.join(site, "work"), { recursive: true })
  mkdirSync(path.join(base, "site-2"))
  for (const file of ["site/work/index.html", "site/a.txt", "secret.txt", "site-2/index.html"])
    writeFileSync(path.join(base, file), "")
})

afterEach(() => rmSync(base, { recursive: true }))

test("finds files and pages, and sends a page's address on to the one with a slash", () => {
  expect(findFile(site, "/a.txt")).toEqual({ file: path.join(site, "a.txt") })
  expect(findFile(site, "/work/")).toEqual({ file: path.join(site, "work/index.html") })
  expect(findFile(site, "/work")).toEqual({ slash: true })
  for (const none of ["/none", "/../secret.txt", "/.env"]) expect(findFile(site, none)).toBeUndefined()
})

test("follows no symbolic link out of the site", () => {
  symlinkSync("../secret.txt", path.join(site, "secret.txt"))
  symlinkSync("..", path.join(site, "up"))
  symlinkSync("../site-2", path.join(site, "next"))
  symlinkSync("a.txt", path.join(site, "b.txt"))
  for (const address of ["/secret.txt", "/up/secret.txt", "/next/", "/next"])
    expect(findFile(site, address)).toBeUndefined()
  expect(findFile(site, "/b.txt")).toBeDefined()
})

test("the site's own folder may be a link", () => {
  symlinkSync("site", path.join(base, "linked"))
  expect(findFile(path.join(base, "linked"), "/a.txt")).toBeDefined()
})
