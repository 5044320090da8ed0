import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { z } from "zod"
import { checkContent } from "../../src/model/validate/check"
import { readContent } from "../../src/model/read/content"
import { stageOf } from "../repository/stage"
import { checked } from "./questions/read-answers"
import { runSetup } from "../../test/commands/run-setup"
import { git } from "../../test/commands/git"
import { sampleProject } from "../../test/commands/own-project"

/** `npm run setup`, unattended, in a small repository. */

let root: string

beforeEach(() => {
  root = sampleProject()
})

afterEach(() => rmSync(root, { recursive: true }))

const barest = {
  name: "Ada Byron",
  jobTitle: "Web developer",
  email: "ada@adabyron.dev",
  location: "Portland, Oregon",
  timeZone: "America/Los_Angeles",
  does: "I make websites for small shops.",
  url: "https://adabyron.dev",
}
const abacus = {
  title: "Abacus",
  sentence: "It counts what a small shop sells.",
  reason: "Counting by hand took long.",
  address: "https://abacus.dev",
  tags: ["React"],
}
const plan = { name: "Small", price: 900, audience: "For one page", has: ["A page"] }

const at = (file: string) => path.join(root, file)
const write = (file: string, content: object) => writeFileSync(at(file), JSON.stringify(content))
const read = (file: string) => z.looseObject({}).parse(JSON.parse(readFileSync(at(file), "utf8")))

/** Runs it with answers, whose file is no part of the repository. */
function setUp(answers: object, ...flags: string[]) {
  const file = at(".env-answers.json")
  writeFileSync(file, JSON.stringify(answers))
  return runSetup(root, ["--answers", file, ...flags])
}

const state = () => [
  git(root, "rev-parse", "HEAD"),
  git(root, "status", "--porcelain"),
  git(root, "worktree", "list"),
]

test("the barest answers leave nothing of the sample, content in order, and one commit", async () => {
  const { status, stdout, stderr } = await setUp(barest)
  expect(stderr).toBe("")
  expect(status).toBe(0)
  expect(git(root, "log", "--format=%s")).toBe("Set up the site of Ada Byron\nStart")
  expect(git(root, "status", "--porcelain")).toBe("")
  expect((await checkContent(root)).errors).toEqual([])
  const { entries } = readContent(root)
  expect(entries.filter(({ file }) => /^content\/(?:blog|states|claims|projects)\//.test(file))).toEqual([])
  expect(JSON.stringify(entries.map(({ data, source }) => [data, source.body]))).not.toMatch(
    /Ines|Okoye|Leeds|sample/,
  )
  expect(stdout).toContain("npm run launch:check: nothing of the sample is left")
  expect(existsSync(at("static/videos/way.mp4"))).toBe(false)
  expect(existsSync(at("content/pages/home/poster.png"))).toBe(false)
  expect(stdout.split("\n").filter((line) => line.startsWith("  ")).length).toBeLessThanOrEqual(10)
})

test("it can be run again: an answer may change, an earlier project goes, and what the owner wrote since stays", async () => {
  await setUp({ ...barest, projects: [abacus, { ...abacus, title: "Loom" }] })
  const about = read("content/pages/about.json")
  write("content/pages/about.json", { ...about, action: { label: "My own words", to: "/contact/" } })
  git(root, "commit", "--all", "--message", "Mine")
  const { stdout, status } = await setUp({ ...barest, name: "Ada King", projects: [abacus] })
  expect(status).toBe(0)
  expect(stdout).toContain("content/pages/about.json")
  expect(read("content/site.json")["owner"]).toMatchObject({ name: "Ada King" })
  expect(read("content/pages/about.json")["action"]).toMatchObject({ label: "My own words" })
  expect([existsSync(at("content/projects/abacus")), existsSync(at("content/projects/loom"))]).toEqual([
    true,
    false,
  ])
})

test("uncommitted changes are refused with their names, and nothing is written", async () => {
  write("content/pages/work.json", {})
  const before = state()
  const { stderr, status } = await setUp(barest)
  expect(status).toBe(1)
  expect(stderr).toMatch(/changes that are not committed:\n {2}content\/pages\/work\.json\n.*git stash/)
  expect(state()).toEqual(before)
})

test("a folder without a commit is refused with the commands that make one", async () => {
  rmSync(at(".git"), { recursive: true })
  const { stderr, status } = await setUp(barest)
  expect(status).toBe(1)
  expect(stderr).toContain("git init && git add --all && git commit")
})

test.each([
  [
    "an answer that the content check refuses",
    { does: "I make {wonders} for small shops." },
    /home\.json.*\{wonders\}/,
  ],
  ["a picture that cannot be read", { portrait: ".gitignore" }, /\.gitignore is no picture/],
  ["a logo that a page cannot show", { logo: ".gitignore" }, /\.gitignore/],
])("%s leaves all as it was, and is told", async (_, wrong, reported) => {
  const before = state()
  const { stderr, status } = await setUp({ ...barest, ...wrong })
  expect(status).toBe(1)
  expect(stderr).toMatch(reported)
  expect(state()).toEqual(before)
})

test("a project that cannot take the new files over stays as it was", async () => {
  const before = state()
  // As another git leaves it that works here at the same time.
  writeFileSync(at(".git/index.lock"), "")
  const { stderr, status } = await setUp(barest)
  rmSync(at(".git/index.lock"))
  expect(status).toBe(1)
  expect(stderr).toMatch(/Nothing was written\. git says: .*index\.lock/s)
  expect(state()).toEqual(before)
})

test("a file of the owner's that git does not know, and that is in the way, stays", async () => {
  const workflow = ".github/workflows/pages.yml"
  mkdirSync(path.dirname(at(workflow)), { recursive: true })
  writeFileSync(at(workflow), "mine")
  const before = state()
  const { stderr, status } = await setUp({ ...barest, host: "github" })
  expect(status).toBe(1)
  expect(stderr).toMatch(/Nothing was written\. git says: .*pages\.yml/s)
  expect(readFileSync(at(workflow), "utf8")).toBe("mine")
  expect(state()).toEqual(before)
})

test("a record of an earlier setup that cannot be read is told, with the remedy", async () => {
  writeFileSync(at(".setup.json"), "{")
  const { stderr, status } = await setUp(barest)
  expect(status).toBe(1)
  expect(stderr).toMatch(/\.setup\.json .*delete it/is)
})

test("Ctrl-C while it works leaves all as it was", async () => {
  const before = state()
  const [answers, stage] = [at(".env-answers.json"), stageOf(root, "setup")]
  writeFileSync(answers, JSON.stringify(barest))
  // As package.json runs it.
  const loader = pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href
  const args = ["--import", loader, path.resolve("scripts/setup/main.ts"), "--answers", answers]
  const child = spawn(process.execPath, args, { cwd: root, stdio: "ignore" })
  const ended = new Promise((resolve) => child.once("close", resolve))
  while (!existsSync(stage) && child.exitCode === null) await setTimeout(2)
  child.kill("SIGINT")
  expect(await ended).toBe(130)
  expect(existsSync(stage)).toBe(false)
  expect(state()).toEqual(before)
})

test("what a killed run has left is in nobody's way", async () => {
  const left = stageOf(root, "setup")
  git(root, "worktree", "add", "--detach", left)
  const { status } = await setUp(barest)
  expect(status).toBe(0)
  expect([existsSync(left), git(root, "worktree", "list").split("\n").length]).toEqual([false, 1])
})

test("README's buttons lead to the owner's repository, and the next upgrade still knows the copied one", async () => {
  const buttons = "https://app.netlify.com/start/deploy?repository=https://github.com/"
  writeFileSync(at("README.md"), `${buttons}OWNER/REPOSITORY#A=b\n`)
  write("package.json", { version: "1.0.0", repository: "https://github.com/OWNER/REPOSITORY.git" })
  git(root, "add", "--all")
  git(root, "commit", "--message", "Files of a project")
  git(root, "remote", "add", "origin", "git@github.com:ada/my-site.git")
  expect((await setUp(barest)).status).toBe(0)
  expect(readFileSync(at("README.md"), "utf8")).toBe(`${buttons}ada/my-site#A=b\n`)
  expect(read("package.json")).toMatchObject({ repository: "https://github.com/OWNER/REPOSITORY.git" })
})

test("missing answers are one message, each with its flag", async () => {
  const { stderr, status } = await setUp({ name: "Ada Byron", jobTitel: "x" })
  expect(status).toBe(1)
  expect(stderr).toMatch(/email is missing: Where clients write to \(--email\)/)
  expect(stderr).toMatch(/jobTitel is not a known field, did you mean "jobTitle"/)
})

test("an answers file that is not there, or has no answers, is one message", async () => {
  expect((await runSetup(root, ["--answers", "lost.json"])).stderr).toBe(
    "There is no file lost.json. Name it from this folder on.\n",
  )
  expect((await setUp([])).stderr).toMatch(/must be a group of answers/)
})

test("the example in docs/setup.md is an answers file", () => {
  const [, example = ""] = /```json\n([\s\S]+?)```/.exec(readFileSync("docs/setup.md", "utf8")) ?? []
  const given = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(example.replace("../abacus.png", "test/setup/abacus.png")))
  expect(checked({ timeZone: "UTC", ...given }, "docs/setup.md")).toMatchObject(given)
})

test("--dry-run says what it would do, and does nothing", async () => {
  const before = state()
  const answers = { ...barest, projects: [abacus], plans: [plan], host: "github" }
  const { stdout, status } = await setUp(answers, "--dry-run")
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /Delete:\n[\s\S]*content\/blog: \d+ files[\s\S]*Write:\n[\s\S]*content\/projects\/abacus\/project\.json/,
  )
  expect(stdout).toContain(".github/workflows/pages.yml")
  expect(stdout).toMatch(/Not taken:\n {2}the plans: say what every plan includes/)
  expect(state()).toEqual(before)
})

test("a resume answers what it can, and is on the site; flags win over the file", async () => {
  const { name: _name, jobTitle: _title, email: _email, location: _location, ...rest } = barest
  writeFileSync(
    at(".env-resume.json"),
    JSON.stringify({
      basics: {
        name: "Ada Byron",
        label: "Analyst",
        email: "ada@byron.dev",
        location: { city: "London" },
        summary: "I compute numbers.",
      },
      work: [{ name: "Engine", position: "Analyst", startDate: "2021-01-01" }],
      education: [{ institution: "Home", studyType: "Lessons", area: "Mathematics" }],
    }),
  )
  const { status, stderr } = await setUp(
    { ...rest, resume: at(".env-resume.json") },
    "--job-title",
    "Engineer",
  )
  expect(stderr).toBe("")
  expect(status).toBe(0)
  expect(read("content/site.json")["owner"]).toMatchObject({
    name: "Ada Byron",
    jobTitle: "Engineer",
    location: "London",
    since: "2021-01-01",
  })
  expect(read("content/resume.json")).toMatchObject({ work: [{ name: "Engine" }] })
  expect(read("content/lists/education.json")).toMatchObject({ items: [{ name: "Lessons, Mathematics" }] })
})

test("articles begin as drafts, which no build has until they are written", async () => {
  const articles = [
    { title: "How a Bakery Counts", summary: "What a till can tell.", tags: ["Shops"] },
    { title: "数える", summary: "店の話。" },
  ]
  const { stdout, stderr } = await setUp({ ...barest, articles })
  expect(stderr).toBe("")
  expect(stdout).toContain(
    "Write the article “How a Bakery Counts”, which is a draft: content/blog/how-a-bakery-counts/index.mdx",
  )
  const { entries } = readContent(root, root, { all: true })
  const drafts = entries.filter(({ type }) => type.name === "Article")
  expect(drafts.map(({ slug, data }) => [slug, Object(data).draft])).toEqual([
    ["article-2", true],
    ["how-a-bakery-counts", true],
  ])
  expect((await checkContent(root)).errors).toEqual([])
})

test("plans without what they need beside a price make no page, and that is told", async () => {
  const { stdout } = await setUp({ ...barest, plans: [plan], payment: "At the end." })
  expect(stdout).toMatch(/Not taken:\n {2}the plans: say what every plan includes \(--included\) as well/)
})

test("where nobody has a page on another site, none is offered", async () => {
  await setUp(barest)
  expect(read("content/pages/home.json")["profile"]).toMatchObject({ social: false })
  await setUp({ ...barest, profiles: ["https://github.com/ada"] })
  expect(read("content/pages/home.json")["profile"]).toMatchObject({ social: true })
})

const long = (words: string, most: number) => `${words} `.repeat(9).slice(0, most).trim()

test("the longest names, work and place, in every language, still make content in order", async () => {
  const longest = {
    ...barest,
    name: long("Maximiliana von Hohenberg", 70),
    jobTitle: long("Full-stack web developer", 80),
    location: long("Llanfairpwllgwyngyll, Anglesey", 80),
    does: long("I make websites for museums and archives", 159),
  }
  for (const language of ["en", "de", "es"]) {
    const { stderr } = await setUp({ ...longest, language })
    expect(stderr).toBe("")
  }
})

test("the ids of the form are kept out of the commit, and an answer day has to be named with them", async () => {
  const form = ["key", "service", "template"]
  const { stderr } = await setUp({ ...barest, form })
  expect(stderr).toMatch(/answerDays is missing: .*promises/)
  await setUp({ ...barest, form, answerDays: 2 })
  expect(readFileSync(at(".env.production"), "utf8")).toContain("GATSBY_EMAILJS_SERVICE_ID=service")
  expect(git(root, "ls-files", ".env.production")).toBe("")
  expect(readFileSync(at("content/pages/privacy.mdx"), "utf8")).toContain("EmailJS")
})
