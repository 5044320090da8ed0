import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { watch } from "chokidar"
import { filesOf, isLeftover } from "./files"

const kept = ["content/blog/one/cover.png", "content/blog/one/index.mdx", "content/site.json"]
const ignored = [
  "content/.DS_Store",
  "content/Thumbs.db",
  "content/blog/.secret-draft/index.mdx",
  "content/blog/one/desktop.ini",
  "content/blog/one/index.mdx~",
  "content/blog/old~/index.mdx",
  "content/states/#texas.json",
  "content/states/._texas.json",
]

let root: string

// The project's own folder may begin with any character.
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), "files-")), ".cache", "#site")
  for (const file of [...kept, ...ignored]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), "")
  }
})

afterEach(() => rmSync(path.resolve(root, "../.."), { recursive: true }))

test("the check skips files that editors and systems leave behind, at any depth", () => {
  expect(filesOf(root)).toEqual(kept)
})

test("the content watchers skip the same files", async () => {
  const watcher = watch(path.join(root, "content"), { ignored: [isLeftover] })
  const found: string[] = []
  watcher.on("add", (file) => found.push(path.relative(root, file).replaceAll(path.sep, "/")))
  await new Promise((ready) => watcher.on("ready", ready))
  await watcher.close()
  expect(found.toSorted()).toEqual(kept)
})
