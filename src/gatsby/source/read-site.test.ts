import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { counterText, optionalParts } from "./read-site"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "settings-"))
  mkdirSync(path.join(root, "content"))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (settings: object) =>
  writeFileSync(path.join(root, "content/site.json"), JSON.stringify(settings))
const rest = { url: "https://ada.example", title: "Ada", host: "netlify" }

test("a site has no optional part that its owner has not named", () => {
  write(rest)
  expect(optionalParts(root)).toEqual({})
  expect(counterText(root)).toBe("")
})

test("optional parts are read beside all other settings", () => {
  const counter = { name: "plausible", address: "https://count.example", id: "ada.example" }
  const parts = { editor: { repository: "ada/my-site" }, counter, llms: "off" }
  write({ ...rest, ...parts })
  expect(optionalParts(root)).toEqual(parts)
  expect(JSON.parse(counterText(root))).toEqual({ ...counter, site: "ada.example" })
})
