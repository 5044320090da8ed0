import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expectToFit } from "./expect-to-fit"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "fit-"))
  for (const name of ["a.html", "b.html"]) writeFileSync(path.join(root, name), "12345")
})
afterEach(() => rmSync(root, { recursive: true }))

const limit = (most: number) => ({ most, source: "https://host.example/limits" })

test("a site within its host's limits passes", () => {
  const limits = { fileBytes: limit(5), files: limit(2), siteBytes: limit(10) }
  expect(() => expectToFit(root, { name: "A host" })).not.toThrow()
  expect(() => expectToFit(root, { name: "A host", ...limits })).not.toThrow()
})

test.each([
  ["fileBytes", 4, /A host would refuse this site: public\/a\.html has .+; public\/b\.html has/],
  ["files", 1, /the site has 2 files, more than 1 \(https:\/\/host\.example\/limits\)\. Take/],
  ["siteBytes", 9, /the site has 0\.1 MiB, more than/],
])("a site that exceeds %s ends the build with the limit and the remedy", (name, most, words) => {
  expect(() => expectToFit(root, { name: "A host", [name]: limit(most) })).toThrow(words)
})
