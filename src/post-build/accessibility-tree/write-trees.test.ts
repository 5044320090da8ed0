import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { PanelWords } from "../../accessibility-tree/accessibility-tree"
import { hear } from "../../model/schema/content-types/hear"
import { fixture } from "../../../test/fixture"
import { filesBelow } from "../../gatsby/source/files-below"
import { writeTrees } from "./write-trees"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "trees-"))
  for (const page of ["", "work/", "es/"]) {
    const [folder, data] = [path.join(root, page), path.join(root, "page-data", page || "index")]
    for (const each of [folder, data]) mkdirSync(each, { recursive: true })
    writeFileSync(
      path.join(folder, "index.html"),
      `<!DOCTYPE html><html><body><h1>${page}</h1></body></html>`,
    )
    writeFileSync(path.join(data, "page-data.json"), "{}")
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const words: PanelWords = hear.parse(
  JSON.parse(readFileSync(path.join(fixture, "content/hear.json"), "utf8")),
)
const pages = [
  { path: "/", language: "en" },
  { path: "/work/", language: "en" },
  { path: "/es/", language: "es" },
]
const trees = () => filesBelow(root).filter((file) => file.includes("accessibility-tree"))

test("each page in a language with words has its tree beside its data, and the language has one panel", () => {
  writeTrees(root, pages, new Map([["en", words]]))
  expect(trees()).toEqual([
    "page-data/accessibility-tree.en.json",
    "page-data/index/accessibility-tree.json",
    "page-data/work/accessibility-tree.json",
  ])
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, "page-data", file), "utf8"))
  expect(read("work/accessibility-tree.json")).toMatchObject({
    heard: [{ role: "heading", name: "work/", level: 1 }],
  })
  expect(read("accessibility-tree.en.json")).toMatchObject({ words: { title: words.title } })
})

test("without words there is no file, nor one of an earlier build", () => {
  writeTrees(root, pages, new Map([["en", words]]))
  writeTrees(root, pages, new Map())
  expect(trees()).toEqual([])
  expect(existsSync(path.join(root, "page-data/index/page-data.json"))).toBe(true)
})
