import { spawnSync } from "node:child_process"
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { copyFixture, fixture } from "../../test/fixture"
import { runNew } from "../../test/commands/run-new"
import { runScript } from "../../test/commands/run-script"
import { checkContent } from "../../src/model/validate/check"
import { isPlaceholder } from "../../src/model/pictures/placeholder"
import { commandLines } from "./command-lines"
import { articleForm } from "./forms/article"
import { projectForm } from "./forms/project"
import { helpFor } from "./help"

let root: string

beforeEach(() => {
  root = copyFixture()
  cpSync(".prettierrc.json", path.join(root, ".prettierrc.json"))
  symlinkSync(path.resolve("src"), path.join(root, "src"))
})

afterEach(() => rmSync(root, { recursive: true }))

const make = (...args: string[]) => runNew(root, args)

const read = (file: string) => readFileSync(path.join(root, file), "utf8")

test("an entry of every content type, made only with flags, passes the content check and is formatted", async () => {
  for (const line of commandLines) {
    const { status, stderr } = await make(...line)
    expect(stderr).toBe("")
    expect(status).toBe(0)
  }
  // It may warn about a state page that still has sample text.
  expect((await checkContent(root)).errors).toEqual([])
  const prettier = path.resolve("node_modules/.bin/prettier")
  const { stdout } = spawnSync(prettier, ["--list-different", "content"], { cwd: root, encoding: "utf8" })
  expect(stdout).toBe("")

  const banner = path.join(root, "content/projects/abacus/banner.png")
  expect(await sharp(banner).metadata()).toMatchObject({ width: 2400, height: 1200 })
  for (const file of [banner, path.join(root, "content/states/new-cascadia.svg")])
    expect(isPlaceholder(file)).toBe(true)
})

test("a list's existing entries stay unchanged", async () => {
  const before = read("content/lists/faq.json")
  await make("faq", "--question", "Do you travel?", "--answer", "I do.")
  const kept = before.slice(0, before.lastIndexOf("}\n  ]"))
  expect(read("content/lists/faq.json").startsWith(kept)).toBe(true)
})

test("the first entry of a content type, where there is none and no list yet, passes the content check", async () => {
  for (const place of ["blog", "states", "lists/faq.json", "lists/testimonials.json", "lists/testimonials"])
    rmSync(path.join(root, "content", place), { recursive: true, force: true })
  for (const line of commandLines.filter(([kind]) => kind !== "case-study")) {
    const { status, stderr } = await make(...line)
    expect(stderr).toBe("")
    expect(status).toBe(0)
  }
})

test("without a terminal it lists what is missing, with the fields' descriptions, and writes nothing", () => {
  const args = ["project", "--title", "Abacus"]
  const { status, stderr } = runScript("scripts/new/main.ts", args, { cwd: root, input: "" })
  expect(status).toBe(1)
  expect(stderr).toMatch(/--reason +Why it was built\./)
  expect(stderr).not.toContain("--order")
  expect(spawnSync("diff", ["-r", path.join(fixture, "content"), path.join(root, "content")]).status).toBe(0)
})

test("a field refuses an answer in the content check's words", async () => {
  const { status, stderr } = await make("article", "--date", "yesterday")
  expect(status).toBe(1)
  expect(stderr).toMatch(/--date +must be a date such as/)
})

test("colors with too little contrast are refused before anything is written", async () => {
  const { status, stderr } = await make("project", "--color", "#ffee88", "--text2", "#101010")
  expect(status).toBe(1)
  expect(stderr).toMatch(/--color +#ffee88 has a contrast of .* darker/)
  expect(stderr).toMatch(/--text2 +#101010 has a contrast of .* lighter/)
  const upon = await make("project", "--color", "#1d4f91", "--text", "#224f80")
  expect(upon.stderr).not.toContain("--color")
  expect(upon.stderr).toMatch(/--text +#224f80 has a contrast of .* the accent it stands on/)
})

test.each([
  ["project", "--slug", "LOOM", "content/projects/loom already exists"],
  ["article", "--slug", "contact", "the site already has a page /contact/"],
  ["case-study", "--slug", "loom", "must be a project without a case study"],
])("%s refuses the slug %s %s", async (kind, flag, slug, reason) => {
  const { status, stderr } = await make(kind, flag, slug)
  expect(status).toBe(1)
  expect(stderr).toContain(reason)
})

test.each([
  ["article", "--title", "如何用十根手指数数"],
  ["project", "--title", "Абак"],
  ["state", "--state", "新疆"],
  ["testimonial", "--name", "Ιώ"],
])("%s without a Latin letter in %s asks for a slug, with the reason", async (kind, flag, name) => {
  const { status, stderr } = await make(kind, flag, name)
  expect(status).toBe(1)
  expect(stderr).toMatch(
    new RegExp(`--slug .* “${name}” has no letter from A to Z .*; give one, such as --slug my-name`),
  )
})

test.each(["如何", "дом", "two words", "-a"])("the slug %s is refused with the reason", async (slug) => {
  const { stderr } = await make("article", `--slug=${slug}`)
  expect(stderr).toMatch(/--slug .* must consist of the letters A to Z, digits and hyphens, such as/)
})

test("a new entry is of today at the owner's place, so that an article does not wait for tomorrow", () => {
  jest.useFakeTimers({ now: new Date("2026-11-25T04:30:00Z") })
  const site = path.join(root, "content/site.json")
  const zone = /"timeZone": "[^"]*"/
  writeFileSync(site, readFileSync(site, "utf8").replace(zone, '"timeZone": "America/Chicago"'))
  const draft = { root, slug: "", answers: {} }
  for (const form of [articleForm, projectForm]) expect(form.suggest("date", draft)).toBe("2026-11-24")
  jest.useRealTimers()
})

test("an unknown content type or flag is reported with the nearest known one, and the help lists them", async () => {
  expect((await make("projekt")).stderr).toContain('did you mean "project"?')
  expect((await make("article", "--titel", "x")).stderr).toContain('did you mean "title"?')
  expect((await make("--help")).stdout).toContain("case-study")
  expect((await make("state", "--help")).stdout).toMatch(/--city4 +Fourth city/)
})

test("the help names the values of a flag that takes one of few", () => {
  expect(helpFor(projectForm)).toMatch(/--category .+ One of: web-app, frontend, desktop, fullstack\./)
})

test("a state's page is made without videos where the site has none", async () => {
  rmSync(path.join(root, "static"))
  const line = commandLines.find(([kind]) => kind === "state") ?? []
  const { status, stderr } = await make(...line)
  expect([status, stderr]).toEqual([0, ""])
  const state: unknown = JSON.parse(read("content/states/new-cascadia.json"))
  expect(state).not.toHaveProperty("videos")
})
