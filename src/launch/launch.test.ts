/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { isPlaceholder, placeholderMark } from "../model/placeholder"
import { leftLine } from "./left"
import { deployStop, whatIsLeft } from "./what-is-left"

const ids = {
  GATSBY_EMAILJS_PUBLIC_KEY: "a",
  GATSBY_EMAILJS_SERVICE_ID: "b",
  GATSBY_EMAILJS_TEMPLATE_ID: "c",
}
const production = { ...ids, NETLIFY: "true", CONTEXT: "production" }

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "launch-"))
  cpSync("content", path.join(root, "content"), { recursive: true })
  symlinkSync(path.resolve("static"), path.join(root, "static"))
})

afterEach(() => rmSync(root, { recursive: true }))

const place = (file: string) => path.join(root, "content", file)

function edit(file: string, change: (text: string) => string) {
  writeFileSync(place(file), change(readFileSync(place(file), "utf8")))
}

const filesLike = (ending: RegExp) =>
  readdirSync(place(""), { recursive: true, encoding: "utf8" }).filter((file) => ending.test(file))
const files = () => filesLike(/\.(?:json|mdx)$/)

/** Makes the copy the owner's own, as a person would by hand. */
function finish() {
  for (const file of files()) {
    edit(file, (text) => {
      const own = text
        .replace(/^sample: true\n/m, "")
        .replaceAll(/(robinhale|dentaledge|xora)\.example/g, "$1.dev")
        .replaceAll(/robin[.-]hale[.-]example/g, "ada")
        .replaceAll("buy.stripe.com/test_", "buy.stripe.com/")
        .replaceAll(/Sample(?: text)?: /g, "")
      return file.endsWith(".json") ? JSON.stringify(JSON.parse(own, finished), null, 2) : own
    })
  }
  const placeholders = filesLike(/\.(?:png|svg)$/).filter((file) => isPlaceholder(place(file)))
  for (const file of placeholders) writeFileSync(place(file), "My own picture")
}

/** Returns a value for a finished file: no sample, and no figure without a source. */
function finished(key: string, value: unknown) {
  if (key === "sample") return undefined
  const isClaim = typeof value === "object" && value !== null && "figure" in value
  return isClaim && !("source" in value) ? { ...value, source: { label: "My own count" } } : value
}

const check = (folder: string, env = {}) =>
  spawnSync("node_modules/.bin/tsx", ["scripts/launch-check.ts", folder], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  })

const lines = (env = {}) => whatIsLeft(root, env).map(leftLine)

test("every sample flag in the content is reported", () => {
  const marks = files().flatMap(
    (file) => readFileSync(place(file), "utf8").match(/^\s*"?sample"?: true/gm) ?? [],
  )
  expect(lines().filter((line) => line.includes('then take out "sample"'))).toHaveLength(marks.length)
})

test("nothing is left in a copy made the owner's own, and the command says so", () => {
  finish()
  expect(lines(ids)).toEqual([])
  const { status, stdout } = check(root, ids)
  expect(stdout).toContain("ready to go live")
  expect(status).toBe(0)
})

test("a placeholder picture, a missing one and a forgotten sample sentence are reported", () => {
  finish()
  writeFileSync(place("projects/zync/banner.png"), placeholderMark)
  rmSync(place("projects/xora/banner.png"))
  edit("blog/netflix-blog/index.mdx", (text) => `${text}\nSample text: say more.\n`)
  edit("states/texas.json", (text) => text.replace(/"text": "/, '"text": "Sample text: '))
  expect(lines(ids)).toEqual([
    expect.stringMatching(/^content\/blog\/netflix-blog\/index\.mdx:\d+ is still a sample sentence/),
    expect.stringMatching(/^content\/projects\/xora\/banner\.png is missing/),
    expect.stringMatching(/^content\/projects\/zync\/banner\.png is a placeholder/),
    expect.stringMatching(/^content\/states\/texas\.json:\d+ intro\.text is still a sample sentence/),
  ])
})

test("the provider's ids may be in .env.production", () => {
  finish()
  const text = Object.entries(ids).map(([id, value]) => `${id}=${value}\n`)
  writeFileSync(path.join(root, ".env.production"), text.join(""))
  expect(lines()).toEqual([])
})

test("a production deploy stops while anything is left, unless the owner allows samples", () => {
  edit("site.json", (text) => text.replace(/"url": "[^"]+"/, '"url": "https://robinhale.example"'))
  expect(deployStop(root, production)).toContain("content/site.json")
  expect(deployStop(root, { ...production, ALLOW_SAMPLE_CONTENT: "true" })).toBeUndefined()
  finish()
  expect(deployStop(root, production)).toBeUndefined()
})

test.each([{}, { NETLIFY: "true", CONTEXT: "deploy-preview" }, { CONTEXT: "production" }])(
  "a build with %j is not a production deploy and is not stopped",
  (env) => expect(deployStop(root, env)).toBeUndefined(),
)

test("the command fails while anything is left, and passes if samples are allowed", () => {
  expect(check(root)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/\d+ things are not the owner's own/),
  })
  expect(check(root, { ALLOW_SAMPLE_CONTENT: "true" }).status).toBe(0)
})
