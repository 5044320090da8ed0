import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { scripts } from "../../package.json"
import { commitFiles } from "../commands/upstream"
import { migrate, newestVersion, versionOf } from "../../src/model/migrations/migrate"

/** Runs the commands that docs/updating.md gives by hand in a small fork whose owner and whose upstream changed the same files. */

const [, byHand = ""] = readFileSync("docs/updating.md", "utf8").split("\n## By hand\n")

const commands = [...byHand.matchAll(/```sh\n([\s\S]+?)```/g)]
  .flatMap(([, block = ""]) => block.trim().split("\n"))
  .map((line) => line.replace(/ # .+$/, ""))

const folder = mkdtempSync(path.join(tmpdir(), "updating-"))
const [upstream, fork] = [path.join(folder, "upstream"), path.join(folder, "fork")]

afterAll(() => rmSync(folder, { recursive: true }))

const person = { NAME: "Ada", EMAIL: "ada@adabyron.dev" }
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  ...Object.fromEntries(
    Object.entries(person).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
}
const git = (root: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: root, env, encoding: "utf8", stdio: "pipe" })

const read = (file: string) => readFileSync(path.join(fork, file), "utf8")
const home = (title: string, field = "film") => `{ "hero": { "title": "${title}" }, "${field}": {} }\n`

beforeAll(() => {
  mkdirSync(upstream)
  git(upstream, "init", "--quiet", "--initial-branch=main")
  commitFiles(upstream, {
    "src/header.ts": "one\n\n\n\ntwo\n",
    "src/footer.ts": "old\n",
    "content/pages/home.json": home("Sample"),
    "content/pages/work.json": "{}\n",
    "content/blog/sample/index.mdx": "---\ntitle: Sample\n---\n",
    "static/videos/sample.mp4": "sample",
  })
  git(folder, "clone", "--quiet", upstream, fork)
  git(fork, "remote", "remove", "origin")
  commitFiles(fork, {
    "src/header.ts": "mine\n\n\n\ntwo\n",
    "src/footer.ts": "mine\n",
    "content/pages/home.json": home("Ada"),
    "content/blog/sample/index.mdx": undefined,
    "static/videos/sample.mp4": undefined,
    "static/videos/ada.mp4": "ada",
  })
  commitFiles(upstream, {
    "src/header.ts": "one\n\n\n\nnew\n",
    "src/footer.ts": "new\n",
    "content/version.json": `{ "version": ${newestVersion} }\n`,
    "content/pages/home.json": home("New sample", "video"),
    "content/pages/work.json": '{ "more": "New sample" }\n',
    "content/blog/sample/index.mdx": "---\ntitle: New sample\n---\n",
    "content/blog/new/index.mdx": "---\ntitle: New\n---\n",
    "static/videos/sample.mp4": "new sample",
  })
})

test("the commands keep the owner's content whole and merge the code", () => {
  const steps = commands.slice(0, commands.indexOf("npm ci"))
  expect(steps.map((line) => line.split(" ")[1])).toEqual([
    "remote",
    "config",
    "fetch",
    "merge",
    "rm",
    "checkout",
  ])
  for (const line of steps) {
    const [, ...args] = line.replace(/https:\S+/, upstream).split(" ")
    const { status, stderr } = spawnSync("git", args, { cwd: fork, env, encoding: "utf8" })
    // A merge with conflicts fails. They are in code alone at the end.
    expect({ line, stderr, fails: status !== 0 }).toEqual({ line, stderr, fails: args[0] === "merge" })
  }
  expect(git(fork, "diff", "HEAD", "--name-only", "--", "content", "static")).toBe("")
  expect(git(fork, "status", "--short", "--", "content", "static")).toBe("")
  expect(read("src/header.ts")).toBe("mine\n\n\n\nnew\n")
  expect(git(fork, "diff", "--name-only", "--diff-filter=U")).toBe("src/footer.ts\n")
  writeFileSync(path.join(fork, "src/footer.ts"), "mine and new\n")
})

test("then the content is brought to the new model, in the owner's words, and the merge is committed", () => {
  expect(versionOf(fork)).toBeUndefined()
  migrate(fork)
  expect(versionOf(fork)).toBe(newestVersion)
  expect(read("content/pages/home.json")).toBe(home("Ada", "video"))
  expect(existsSync(path.join(fork, "content/blog"))).toBe(false)
  git(fork, "add", "--all")
  git(fork, "commit", "--quiet", "--message", "Update")
  expect(git(fork, "log", "-1", "--format=%P").trim().split(" ")).toHaveLength(2)
})

test("content that git merged after all is brought up by --from 0", () => {
  const merged = path.join(folder, "merged")
  cpSync("test/earlier-content", merged, { recursive: true })
  writeFileSync(path.join(merged, "content/version.json"), `{ "version": ${newestVersion} }\n`)
  expect(migrate(merged).changes).toEqual([])
  expect(migrate(merged, { from: 0 }).changes.length).toBeGreaterThan(5)
})

test("every command of the page exists", () => {
  const used = commands.flatMap((line) => /^npm run ([\w:]+)/.exec(line)?.[1] ?? [])
  expect(used).toContain("content:update")
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(used))
})
