import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { beginBuild, finishBuild, forgetBuild } from "./build-marker"

let root: string
const at = (...place: string[]) => path.join(root, ...place)

beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), "marker-")), "site")
  for (const folder of ["static", ".cache"]) mkdirSync(at(folder), { recursive: true })
})

afterEach(() => rmSync(path.dirname(root), { recursive: true }))

/** Creates the files that Gatsby leaves in the middle of a build. */
function work() {
  for (const folder of ["public", ".cache/redux", ".cache/webpack"])
    mkdirSync(at(folder), { recursive: true })
  writeFileSync(at("public/index.html"), "words")
}

test("a first build starts with nothing to clean up", () => {
  expect(beginBuild(root)).toBe(false)
  expect(existsSync(at(".cache/caches-lmdb"))).toBe(false)
})

test("keeps the cache and pages of a finished build", () => {
  beginBuild(root)
  work()
  finishBuild(root)
  expect(beginBuild(root)).toBe(false)
  expect(existsSync(at("public/index.html"))).toBe(true)
  expect(existsSync(at(".cache/webpack"))).toBe(true)
})

test("removes those of a build that stopped anywhere, even on a full disk", () => {
  beginBuild(root)
  work()
  finishBuild(root)
  beginBuild(root)
  work()
  expect(beginBuild(root)).toBe(true)
  for (const left of ["public", ".cache/redux"]) expect(existsSync(at(left))).toBe(false)
  // This folder and the missing `public` make Gatsby discard the data it has read.
  expect(existsSync(at(".cache/caches-lmdb"))).toBe(true)
})

test("keeps webpack's cache of a finished build, whatever happened since, but no other", () => {
  beginBuild(root)
  work()
  beginBuild(root)
  expect(existsSync(at(".cache/webpack"))).toBe(false)
  work()
  finishBuild(root)
  forgetBuild(root)
  expect(beginBuild(root)).toBe(true)
  expect(existsSync(at(".cache/webpack"))).toBe(true)
})

test("removes them after `npm start`, which may end at any moment", () => {
  work()
  finishBuild(root)
  forgetBuild(root)
  expect(beginBuild(root)).toBe(true)
})

test("removes them if the project's folder has moved", () => {
  work()
  finishBuild(root)
  const moved = path.join(path.dirname(root), "moved")
  renameSync(root, moved)
  root = moved
  expect(beginBuild(root)).toBe(true)
  for (const left of ["public", ".cache/webpack"]) expect(existsSync(at(left))).toBe(false)
})

test("removes them if the site has moved to another folder of its host, as addresses begin with it", () => {
  work()
  finishBuild(root)
  expect(beginBuild(root, "/repo")).toBe(true)
  expect(existsSync(at(".cache/webpack"))).toBe(false)
  work()
  finishBuild(root, "/repo")
  expect(beginBuild(root, "/repo")).toBe(false)
})

test("treats a marker that was cut off as missing", () => {
  work()
  writeFileSync(at(".cache/finished-build.json"), '{"folder":')
  expect(beginBuild(root)).toBe(true)
})

test("removes from the site only files that were removed from `static/` since the last build", () => {
  work()
  for (const file of ["static/clip.mp4", "static/kept.mp4", "public/clip.mp4", "public/kept.mp4"])
    writeFileSync(at(file), "")
  finishBuild(root)
  rmSync(at("static/clip.mp4"))
  beginBuild(root)
  expect(existsSync(at("public/clip.mp4"))).toBe(false)
  expect(existsSync(at("public/kept.mp4"))).toBe(true)
  expect(existsSync(at("public/index.html"))).toBe(true)
})
