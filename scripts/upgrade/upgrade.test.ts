import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { stageOf } from "../repository/stage"
import { git } from "../../test/commands/git"
import { runUpgrade } from "../../test/commands/run-upgrade"
import {
  type Files,
  commitFiles,
  component,
  emptyRepository,
  makeUpstream,
  packageText,
  tokens,
  versions,
} from "../../test/commands/upstream"

/** `npm run upgrade`, in forks of the last three versions of a small project. */

const upstream = makeUpstream()
const forks: string[] = []

afterAll(() => {
  for (const folder of [upstream, ...forks]) rmSync(folder, { recursive: true })
})

/** What an owner changes: words, a component, a style, a token, the name. */
const changes = (version: string): Files => ({
  "package.json": packageText(version, { name: "ada", dependencies: { gatsby: version, abacus: "1.0.0" } }),
  "README.md": "Ada\n",
  "src/components/button.tsx": component("mine", version === "0.8.0" ? "a" : "b"),
  "src/styles/global.css": component("mine", version === "0.10.0" ? "b" : "a"),
  "src/styles/tokens.css": tokens("pink", ...(version === "0.8.0" ? [] : ["--nine"])),
  "src/sections/loom.tsx": "mine\n",
  "content/pages/home.json": '{ "title": "Ada", "film": {} }\n',
  "content/blog/sample/index.mdx": undefined,
  "static/videos/sample.mp4": undefined,
  "static/videos/ada.mp4": "ada",
})

/** How a copy of a version came about: with its history, with its files as the first commit, or with all in one commit. */
const ways = ["a fork", "a copy of a template", "a copy with one commit"] as const

function forkOf(version: string, way: (typeof ways)[number], own = changes(version)): string {
  const root = emptyRepository("fork")
  forks.push(root)
  git(root, "pull", "--quiet", upstream, `v${version}`)
  if (way !== "a fork") {
    rmSync(path.join(root, ".git"), { recursive: true })
    git(root, "init", "--quiet", "--initial-branch", "main")
    if (way === "a copy of a template") commitFiles(root, {})
  }
  commitFiles(root, own)
  return root
}

const upgrade = (root: string, ...args: string[]) => runUpgrade(root, "--from", upstream, ...args)

/** A file in a commit or a branch. */
const fileIn = (root: string, commit: string, file: string) => git(root, "show", `${commit}:${file}`)
const filesIn = (root: string, commit: string) =>
  git(root, "ls-tree", "-r", "--name-only", commit).split("\n")

const state = (root: string) => [
  git(root, "rev-parse", "HEAD"),
  git(root, "symbolic-ref", "HEAD"),
  git(root, "status", "--porcelain"),
  git(root, "for-each-ref"),
  git(root, "worktree", "list"),
]

const earlier = versions.slice(0, 3).map(([version]) => version)

test.each(earlier.flatMap((version) => ways.map((way) => [version, way] as const)))(
  "version %s, as %s: code, style and tokens are joined in a branch, words and films stay",
  async (version, way) => {
    const root = forkOf(version, way)
    const before = state(root)
    const { status, stdout, stderr } = await upgrade(root, "--no-check")
    expect([stderr, status]).toEqual(["", 0])
    const branch = "upgrade-0.11.0"
    expect(fileIn(root, branch, "src/components/button.tsx")).toBe(component("mine", "c").trim())
    expect(fileIn(root, branch, "src/styles/global.css")).toBe(component("mine", "c").trim())
    expect(fileIn(root, branch, "src/sections/loom.tsx")).toBe("mine")
    const sheet = fileIn(root, branch, "src/styles/tokens.css")
    expect(sheet).toBe(tokens("pink", "--nine", "--eleven").trim())
    expect(JSON.parse(fileIn(root, branch, "package.json"))).toMatchObject({
      name: "ada",
      version: "0.11.0",
      dependencies: { abacus: "1.0.0", gatsby: "0.11.0" },
    })
    // The words are the owner's, brought to the new model.
    expect(fileIn(root, branch, "content/pages/home.json")).toBe('{ "title": "Ada", "video": {} }')
    expect(filesIn(root, branch).filter((file) => /^content|videos/.test(file))).toEqual([
      "content/pages/home.json",
      "static/videos/ada.mp4",
    ])
    expect(fileIn(root, branch, "static/fonts/sample.woff2")).toBe("new sample")
    for (const line of [
      /src\/components\/button\.tsx +joined by itself/,
      /src\/styles\/tokens\.css +your values stay; new: .*--eleven/,
      /src\/sections\/loom\.tsx +only you/,
      /README\.md +yours stays/,
      /film is renamed video/,
      /0\.11\.0\n.*What 0\.11\.0 brings/s,
    ])
      expect(stdout).toMatch(line)
    // The next upgrade finds the common version by itself.
    expect(git(root, "merge-base", branch, git(upstream, "rev-parse", "v0.11.0"))).toBe(
      git(upstream, "rev-parse", "v0.11.0"),
    )
    // Nothing but the branch is new.
    git(root, "branch", "-D", branch)
    expect(state(root)).toEqual(before)
  },
)

/** Two places that both have changed, and a file that each deleted alone. */
const conflicting: Files = {
  "src/components/button.tsx": component("a", "mine"),
  "src/components/card.tsx": undefined,
  "src/styles/tokens.css": tokens("pink"),
}

test.each(ways)(
  "%s: what cannot be joined is told with its line and remedy, and waits on the branch, for any editor",
  async (way) => {
    const root = forkOf("0.8.0", way, conflicting)
    const before = state(root)
    const { status, stdout } = await upgrade(root)
    expect(status).toBe(1)
    expect(stdout).toMatch(/button\.tsx +CONFLICT: you both changed the same place at line 9: keep what/)
    expect(git(root, "symbolic-ref", "--short", "HEAD")).toBe("upgrade-0.11.0")
    expect(git(root, "diff", "--name-only", "--diff-filter=U")).toBe("src/components/button.tsx")
    expect(readFileSync(path.join(root, "src/components/button.tsx"), "utf8")).toMatch(
      /<{7}.*\nlast: mine\n={7}\nlast: c\n>{7}/,
    )
    expect(existsSync(path.join(root, "src/components/card.tsx"))).toBe(false)
    expect(fileIn(root, "main", "src/components/button.tsx")).toBe(component("a", "mine").trim())

    // Solved and committed, it is a merge.
    writeFileSync(path.join(root, "src/components/button.tsx"), "solved\n")
    git(root, "add", "--all")
    git(root, "commit", "--no-edit", "--quiet")
    expect(git(root, "log", "-1", "--format=%s %P")).toBe(
      `Upgrade to version 0.11.0 ${before[0]} ${git(upstream, "rev-parse", "v0.11.0")}`,
    )
    git(root, "switch", "--quiet", "main")
    git(root, "branch", "-D", "upgrade-0.11.0")
    expect(state(root)).toEqual(before)
  },
)

test("an upgrade with a conflict can be given up by the command that it prints", async () => {
  const root = forkOf("0.8.0", "a copy with one commit", conflicting)
  const before = state(root)
  const { stdout } = await upgrade(root)
  const [, line = ""] = /give up: +(.+)/.exec(stdout) ?? []
  for (const command of line.split(" && ")) git(root, ...command.split(" ").slice(1))
  expect(state(root)).toEqual(before)
})

test("a file that the owner changed and they moved or deleted is told; one that the owner deleted stays away", async () => {
  const newer = emptyRepository("upstream")
  forks.push(newer)
  git(newer, "pull", "--quiet", upstream, "v0.11.0")
  git(newer, "tag", "v0.11.0")
  commitFiles(newer, {
    "package.json": packageText("0.12.0"),
    "src/components/button.tsx": undefined,
    "src/components/press.tsx": component("a", "c"),
    "src/components/card.tsx": component("b", "b"),
    "src/styles/global.css": undefined,
  })
  git(newer, "tag", "v0.12.0")
  const root = forkOf("0.11.0", "a fork", {
    "src/components/button.tsx": component("mine", "c"),
    "src/components/card.tsx": undefined,
    "src/styles/global.css": "all mine\n",
  })
  const { stdout } = await runUpgrade(root, "--from", newer, "--no-check")
  expect(stdout).toMatch(/button\.tsx +joined by itself in src\/components\/press\.tsx, where it is now/)
  expect(stdout).toMatch(/card\.tsx +you deleted it, so it stays away/)
  expect(stdout).toMatch(/global\.css +CONFLICT: you changed it, they deleted it or moved it/)
  expect(git(root, "diff", "--name-only", "--diff-filter=U")).toBe("src/styles/global.css")
})

test("fonts of one's own stay whole", async () => {
  const root = forkOf("0.10.0", "a fork", {
    "src/styles/fonts.json": '{ "own": true }\n',
    "static/fonts/sample.woff2": undefined,
    "static/fonts/own.woff2": "own",
  })
  await upgrade(root, "--no-check")
  expect(filesIn(root, "upgrade-0.11.0").filter((file) => file.includes("fonts/"))).toEqual([
    "static/fonts/own.woff2",
  ])
})

test("after an upgrade that was squashed, only what is new since is joined", async () => {
  const root = forkOf("0.8.0", "a fork", { "src/components/button.tsx": component("mine", "a") })
  await upgrade(root, "--no-check", "--to", "0.9.0")
  git(root, "merge", "--squash", "--quiet", "upgrade-0.9.0")
  git(root, "commit", "--quiet", "--message", "Upgrade")
  commitFiles(root, { "src/styles/tokens.css": tokens("pink", "--nine") })
  const { status, stdout } = await upgrade(root, "--no-check")
  expect(stdout).toContain("From version 0.9.0 to 0.11.0")
  expect(status).toBe(0)
  expect(fileIn(root, "upgrade-0.11.0", "src/components/button.tsx")).toBe(component("mine", "c").trim())
})

test("npm run check of the new version is run on the joined files; where it fails, the branch is there all the same", async () => {
  const root = forkOf("0.9.0", "a fork", {
    "check.js":
      'console.log(require("fs").readFileSync("src/components/button.tsx", "utf8")); process.exit(1)\n',
    "src/components/button.tsx": component("mine", "b"),
  })
  const { status, stdout } = await upgrade(root)
  expect(status).toBe(1)
  expect(stdout).toMatch(/npm run check: failed\n +first: mine\n +middle\n +last: c/)
  expect(git(root, "branch", "--list", "upgrade-0.11.0")).not.toBe("")
})

/** package.json and the lock file of a version, which installs the given local packages. */
function lockedFiles(version: string, dependencies: Readonly<Record<string, string>> = {}): Files {
  const installed = Object.entries(dependencies).map(([name, resolved]) => [
    `node_modules/${name}`,
    { version: "1.0.0", resolved },
  ])
  const packages = Object.fromEntries([["", { version, dependencies }], ...installed])
  return {
    "package.json": packageText(version, { dependencies }),
    "package-lock.json": JSON.stringify({ version, lockfileVersion: 3, requires: true, packages }),
  }
}

test("packages are installed only where others are needed; where that fails, it is told, and the branch is there all the same", async () => {
  const newer = emptyRepository("upstream")
  forks.push(newer)
  git(newer, "pull", "--quiet", upstream, "v0.11.0")
  commitFiles(newer, lockedFiles("0.11.0"))
  git(newer, "tag", "v0.11.0")
  commitFiles(newer, lockedFiles("0.12.0"))
  git(newer, "tag", "v0.12.0")
  commitFiles(newer, lockedFiles("0.13.0", { lost: "file:lost.tgz" }))
  git(newer, "tag", "v0.13.0")
  const root = emptyRepository("fork")
  forks.push(root)
  git(root, "pull", "--quiet", newer, "v0.11.0")
  const same = await runUpgrade(root, "--from", newer, "--to", "0.12.0")
  expect(same).toMatchObject({ status: 0, stdout: expect.not.stringContaining("npm ci:") })
  const other = await runUpgrade(root, "--from", newer)
  expect(other).toMatchObject({ status: 1, stdout: expect.stringContaining("npm ci: failed") })
  expect(git(root, "branch", "--list", "upgrade-*").split("\n")).toHaveLength(2)
})

test("--dry-run says how each file would be joined, and leaves nothing", async () => {
  const root = forkOf("0.8.0", "a copy of a template", conflicting)
  const before = state(root)
  const { status, stdout } = await upgrade(root, "--dry-run")
  expect(status).toBe(0)
  expect(stdout).toMatch(/button\.tsx +CONFLICT[\s\S]*Nothing was written/)
  expect(state(root)).toEqual(before)
})

test("a copy that has the version already is told so", async () => {
  const root = forkOf("0.11.0", "a fork")
  expect(await upgrade(root)).toMatchObject({ status: 0, stdout: expect.stringContaining("already") })
})

test.each<[string, Record<string, string>, string[], RegExp]>([
  [
    "a file with changes",
    { "README.md": "changed\n" },
    [],
    /changes that are not committed:\n {2}README\.md/,
  ],
  [
    "a version that there is not",
    {},
    ["--to", "7.0.0"],
    /has no version 7\.0\.0\. It has 0\.11\.0, 0\.10\.0/,
  ],
  ["a repository that is not there", {}, ["--from", "/lost"], /versions of \/lost could not be fetched/],
  ["an unknown flag", {}, ["--form", "x"], /--form'.*\n\nnpm run upgrade/],
])("%s is refused, and all stays as it was", async (_, changed, flags, reported) => {
  const root = forkOf("0.8.0", "a copy with one commit")
  for (const [file, text] of Object.entries(changed)) writeFileSync(path.join(root, file), text)
  const before = state(root)
  const { status, stderr } = await upgrade(root, ...flags)
  expect(status).toBe(1)
  expect(stderr).toMatch(reported)
  expect(state(root)).toEqual(before)
})

test("a copy without a known beginning is told how to name it, and then upgraded", async () => {
  const root = forkOf("0.9.0", "a copy with one commit", {
    ...changes("0.9.0"),
    "package.json": packageText("3.0.0"),
  })
  const { status, stderr } = await upgrade(root)
  expect(status).toBe(1)
  expect(stderr).toContain("npm run upgrade -- --base")
  expect(await upgrade(root, "--no-check", "--base", "0.9.0")).toMatchObject({ status: 0, stderr: "" })
})

test("without --from it takes the remote upstream, then the repository of package.json, and asks for one if it has none", async () => {
  const root = forkOf("0.10.0", "a fork", {
    "package.json": packageText("0.10.0", { repository: { url: `git+${upstream}` } }),
  })
  expect(await runUpgrade(root, "--dry-run")).toMatchObject({ status: 0, stderr: "" })
  git(root, "remote", "add", "upstream", "/lost")
  expect((await runUpgrade(root)).stderr).toContain("/lost")
  const bare = forkOf("0.10.0", "a fork")
  expect((await runUpgrade(bare)).stderr).toContain("Which repository did you copy?")
})

test("a file that git does not know and that is in the way stays, and all is as it was", async () => {
  const root = forkOf("0.8.0", "a fork", conflicting)
  const newer = emptyRepository("upstream")
  forks.push(newer)
  git(newer, "pull", "--quiet", upstream, "v0.11.0")
  commitFiles(newer, { "package.json": packageText("0.12.0"), "lost.txt": "theirs" })
  git(newer, "tag", "v0.12.0")
  writeFileSync(path.join(root, "lost.txt"), "mine")
  const before = state(root)
  const { status, stderr } = await runUpgrade(root, "--from", newer, "--no-check")
  expect([status, stderr]).toEqual([1, expect.stringMatching(/Nothing was written.*lost\.txt/s)])
  expect(readFileSync(path.join(root, "lost.txt"), "utf8")).toBe("mine")
  expect(state(root)).toEqual(before)
})

test("Ctrl-C during the check stops it and leaves all as it was", async () => {
  const root = forkOf("0.9.0", "a fork", {
    "check.js": 'require("fs").writeFileSync(process.env.BEGUN, "");setInterval(() => {}, 1000)\n',
  })
  const before = state(root)
  const folder = mkdtempSync(path.join(tmpdir(), "check-"))
  forks.push(folder)
  const isBegun = new Promise((resolve) => watch(folder, resolve).unref())
  const child = spawn(
    process.execPath,
    [
      // As package.json runs it: the command tsx would kill a child that is busy clearing up.
      "--import",
      pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href,
      path.resolve("scripts/upgrade/main.ts"),
      "--from",
      upstream,
    ],
    {
      cwd: root,
      env: { ...process.env, BEGUN: path.join(folder, "begun") },
      stdio: ["ignore", "pipe", "pipe"],
    },
  )
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)))
  await isBegun
  // Whoever is impatient presses it again and again.
  const pressing = setInterval(() => child.kill("SIGINT"), 1)
  expect(await ended).toBe(130)
  clearInterval(pressing)
  expect(existsSync(stageOf(root, "upgrade"))).toBe(false)
  expect(state(root)).toEqual(before)
})
