/** @jest-environment node */
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

/** Leaves what Gatsby leaves of a build that went on for a while. */
function work() {
  for (const folder of ["public", ".cache/redux", ".cache/webpack"])
    mkdirSync(at(folder), { recursive: true })
  writeFileSync(at("public/index.html"), "words")
}

test("a first build starts with nothing to clean up", () => {
  expect(beginBuild(root)).toBe(false)
  expect(existsSync(at(".cache/caches-lmdb"))).toBe(false)
})

test("after a finished build its cache and pages are kept", () => {
  beginBuild(root)
  work()
  finishBuild(root)
  expect(beginBuild(root)).toBe(false)
  expect(existsSync(at("public/index.html"))).toBe(true)
  expect(existsSync(at(".cache/webpack"))).toBe(true)
})

test("after one that stopped anywhere, be it for want of space, they are removed", () => {
  beginBuild(root)
  work()
  finishBuild(root)
  beginBuild(root)
  work()
  expect(beginBuild(root)).toBe(true)
  for (const left of ["public", ".cache/redux", ".cache/webpack"]) expect(existsSync(at(left))).toBe(false)
  // By this and the missing `public`, Gatsby knows to forget what it has read.
  expect(existsSync(at(".cache/caches-lmdb"))).toBe(true)
})

test("after `npm start`, which ends at any moment, they are removed", () => {
  work()
  finishBuild(root)
  forgetBuild(root)
  expect(beginBuild(root)).toBe(true)
})

test("in another folder they are removed", () => {
  work()
  finishBuild(root)
  const moved = path.join(path.dirname(root), "moved")
  renameSync(root, moved)
  root = moved
  expect(beginBuild(root)).toBe(true)
  expect(existsSync(at("public"))).toBe(false)
})

test("a marker that was cut off counts as none", () => {
  work()
  writeFileSync(at(".cache/finished-build.json"), '{"folder":')
  expect(beginBuild(root)).toBe(true)
})

test("what has left `static/` since the last build leaves the site, and nothing else does", () => {
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
