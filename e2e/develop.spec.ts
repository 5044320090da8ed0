import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "./base"
import { makeCopy, rewrite } from "../test/copy-site"
import { fixture, fixtureOwner as owner } from "../test/fixture"

/**
 * `npm start` while the owner makes mistakes: it reports each one, shows nothing broken, and continues
 * once it is fixed. The tests wait for results, not for fixed times.
 */

const port = 9127
const site = `http://localhost:${port}`
const patience = { timeout: 240_000 }

let copy: string
let server: ChildProcess
let said = ""

test.describe.configure({ mode: "serial", timeout: 300_000 })

const inCopy = (file: string) => path.join(copy, "content", file)
const dataOf = async (address: string) => {
  const response = await fetch(`${site}/page-data${address}page-data.json`).catch(() => undefined)
  return response?.ok ? response.text() : ""
}

/** Returns a function that gives the output since this call. */
function listen(): () => string {
  const before = said.length
  return () => said.slice(before)
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  copy = await makeCopy()
  rewrite(inCopy("projects/loom/project.json"), (text) => text.replace('"tags": [', '"tags": ["a" '))
  const env = {
    ...process.env,
    CI: "true",
    NO_COLOR: "1",
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_ENV: "development",
  }
  const gatsby = path.resolve("node_modules/.bin/gatsby")
  server = spawn(gatsby, ["develop", "--port", String(port)], { cwd: copy, env, detached: true })
  server.stdout?.on("data", (text: Buffer) => (said += text.toString()))
  server.stderr?.on("data", (text: Buffer) => (said += text.toString()))
})

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid, "SIGKILL")
  rmSync(copy, { recursive: true, force: true })
})

test("with a fault at the start it reports it, waits, and starts once it is fixed", async () => {
  await expect.poll(() => said, patience).toContain("The site starts as soon as it is mended")
  expect(said).toMatch(/content\/projects\/loom\/project\.json:\d+ column \d+ is not JSON/)
  cpSync(path.join(fixture, "content/projects/loom/project.json"), inCopy("projects/loom/project.json"))
  await expect.poll(() => dataOf("/work/loom/"), patience).toContain('"title":"Loom"')
})

const mistakes: [string, string, (text: string) => string, RegExp][] = [
  [
    "JSON cut off",
    "lists/plans.json",
    (text) => text.slice(0, 300),
    /plans\.json:\d+ column \d+ is not JSON/,
  ],
  [
    "MDX that does not compile",
    "blog/wet-paper/index.mdx",
    (text) => `${text}\n<Unclosed\n`,
    /does not compile/,
  ],
  [
    "front matter that is no YAML",
    "projects/ferry/case-study.mdx",
    (text) => text.replace("seo:", "seo: ["),
    /not YAML/,
  ],
  ["an empty file", "site.json", () => "", /site\.json is empty/],
  [
    "a wrong kind",
    "projects/loom/project.json",
    (text) => text.replace(/"order": \d+/, '"order": "one"'),
    /order must be/,
  ],
]

for (const [name, file, spoil, reason] of mistakes) {
  test(`${name} is reported while it runs, without a stack trace, and the site stays unchanged`, async () => {
    const heard = listen()
    const pages = await Promise.all(["/work/", "/wet-paper/"].map(dataOf))
    rewrite(inCopy(file), spoil)
    await expect.poll(heard, patience).toContain("Until it is mended, the site stays as it was")
    expect(heard()).toMatch(reason)
    expect(heard()).not.toMatch(/^\s+(?:at |- .+:\d+ )/m)
    expect(await Promise.all(["/work/", "/wet-paper/"].map(dataOf))).toEqual(pages)
    cpSync(path.join(fixture, "content", file), inCopy(file))
    await expect.poll(heard, patience).toContain("in order again")
  })
}

test("after all of these, an edit is on its page, an added entry has a page and a removed one has none", async () => {
  rewrite(inCopy("projects/loom/project.json"), (text) =>
    text.replace('"title": "Loom"', '"title": "Loom Two"'),
  )
  await expect.poll(() => dataOf("/work/"), patience).toContain("Loom Two")

  const cornwall = readFileSync(inCopy("states/yorkshire.json"), "utf8")
    .replaceAll("Yorkshire", "Cornwall")
    .replace('"YK"', '"CW"')
  writeFileSync(inCopy("states/cornwall.json"), cornwall)
  await expect.poll(() => dataOf("/web-design-cornwall/"), patience).toContain("Cornwall")
  rmSync(inCopy("states/cornwall.json"))
  await expect.poll(() => dataOf("/web-design-cornwall/"), patience).not.toContain('"state":"Cornwall"')
})

test("a draft is shown in its place, with a mark", async ({ page }) => {
  rewrite(inCopy("blog/wet-paper/index.mdx"), (text) => text.replace("---\n", "---\ndraft: true\n"))
  const marked = '"heldBack":"is a draft"'
  await expect.poll(() => dataOf("/wet-paper/"), patience).toContain(marked)
  await expect.poll(() => dataOf(`/${owner.slug}-blogs/`), patience).toContain(marked)
  expect(said).toMatch(/leads to \/wet-paper\/, which is a draft/)
  await page.goto(`${site}/wet-paper/`)
  await expect(page.getByText("Not published: it is a draft").first()).toBeVisible(patience)
})
