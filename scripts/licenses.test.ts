/** @jest-environment node */
import { readFileSync } from "node:fs"
import { z } from "zod"

/** Every package that the site is built with, or that reaches a visitor, may be used as it is used here. */

const free = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
])

/** sharp's picture library: a file of its own beside sharp, used while building and never shipped. */
const pictures = /^@img\/sharp-/

/** Packages whose entry in the lock file is without a license, and what their own files say: all MIT. */
const unnamed = new Set([
  "busboy",
  "format",
  "linkfs",
  "not",
  "streamsearch",
  "valid-url",
  "xmlhttprequest-ssl",
])

const lock = z
  .object({
    packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), license: z.string().optional() })),
  })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")))

const packages = Object.entries(lock.packages)
  .filter(([place, { dev }]) => place !== "" && !dev)
  .map(([place, { license = "none" }]) => ({ name: place.replace(/^.*node_modules\//, ""), license }))

test("every package has a license that lets the site use it", () => {
  const questionable = packages.filter(({ name, license }) => {
    const parts = license.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /)
    if (pictures.test(name)) return !parts.every((part) => free.has(part) || part === "LGPL-3.0-or-later")
    if (license === "none") return !unnamed.has(name)
    return !parts.every((part) => free.has(part))
  })
  expect(packages.length).toBeGreaterThan(500)
  expect(questionable).toEqual([])
})
