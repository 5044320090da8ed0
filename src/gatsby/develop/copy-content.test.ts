import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyContent } from "./copy-content"

let root: string
const at = (...place: string[]) => path.join(root, ...place)
const copy = () => copyContent(root, "content", ".cache/content")

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "copy-"))
  mkdirSync(at("content/blog"), { recursive: true })
  writeFileSync(at("content/site.json"), "{}")
  writeFileSync(at("content/blog/index.mdx"), "words")
  copy()
})

afterEach(() => rmSync(root, { recursive: true }))

test("copies every file except those that an editor leaves behind", () => {
  writeFileSync(at("content/site.json~"), "")
  copy()
  expect(readFileSync(at(".cache/content/blog/index.mdx"), "utf8")).toBe("words")
  expect(readdirSync(at(".cache/content")).toSorted()).toEqual(["blog", "site.json"])
})

test("does not touch an unchanged file", () => {
  const { ino } = statSync(at(".cache/content/site.json"))
  writeFileSync(at("content/blog/index.mdx"), "other words")
  copy()
  expect(statSync(at(".cache/content/site.json")).ino).toBe(ino)
  expect(readFileSync(at(".cache/content/blog/index.mdx"), "utf8")).toBe("other words")
})

test("removes a deleted file from the copy", () => {
  rmSync(at("content/blog"), { recursive: true })
  copy()
  expect(readdirSync(at(".cache/content"), { recursive: true })).not.toContain("blog/index.mdx")
})
