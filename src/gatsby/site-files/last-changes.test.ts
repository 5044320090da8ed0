import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { lastChanges } from "./last-changes"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "changes-"))
})
afterEach(() => rmSync(root, { recursive: true }))

function git(folder: string, date: string, ...args: string[]) {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@a.example", "-c", "commit.gpgsign=false"]
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }
  expect(spawnSync("git", [...identity, ...args], { cwd: folder, env }).status).toBe(0)
}

function commit(date: string, files: Record<string, string>) {
  mkdirSync(path.join(root, "content"), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, "content", file), text)
  git(root, date, "add", "-A")
  git(root, date, "commit", "-m", "a")
}

test("each file has the date of the last commit that changed it", () => {
  git(root, "2025-01-01T12:00:00Z", "init", "-q")
  commit("2025-01-01T12:00:00Z", { "a.json": "1", "b b.json": "1" })
  commit("2025-02-02T12:00:00Z", { "a.json": "2" })
  const changes = lastChanges(root)
  expect(changes.get("content/a.json")).toMatch(/^2025-02-02/)
  expect(changes.get("content/b b.json")).toMatch(/^2025-01-01/)
})

test("a shallow clone has no dates, and neither has a folder without git", () => {
  expect(lastChanges(root).size).toBe(0)
  git(root, "2025-01-01T12:00:00Z", "init", "-q")
  commit("2025-01-01T12:00:00Z", { "a.json": "1" })
  commit("2025-02-02T12:00:00Z", { "a.json": "2" })
  git(root, "2025-02-02T12:00:00Z", "clone", "-q", "--depth", "1", `file://${root}`, "clone")
  expect(lastChanges(path.join(root, "clone")).size).toBe(0)
})
