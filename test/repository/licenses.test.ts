import { readFileSync } from "node:fs"
import { z } from "zod"

/** The license of every package used in the build or the pages must allow that use. */

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

/** sharp's image library: a separate file, used only in the build and never shipped. */
const pictures = /^@img\/sharp-/

/**
 * Licenses of packages that compute holidays in the build, and of which nothing but the days reaches a page.
 * - date-holidays: its data are under CC BY 3.0, which asks for a credit where they are published (NOTICE.md).
 * - argparse, which only its data's YAML tools need: PSF-2.0, a free license like Python's own, Python-2.0.
 */
const holidays: Readonly<Record<string, string>> = {
  "date-holidays": "CC-BY-3.0",
  argparse: "PSF-2.0",
}

/** Packages without a license in the lock file. Their own files say MIT. */
const unnamed = new Set([
  "busboy",
  "format",
  "linkfs",
  "not",
  "png-js",
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

test("every package has a license that allows its use here", () => {
  const questionable = packages.filter(({ name, license }) => {
    const parts = license.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /)
    if (pictures.test(name)) return !parts.every((part) => free.has(part) || part === "LGPL-3.0-or-later")
    if (license === "none") return !unnamed.has(name)
    return !parts.every((part) => free.has(part) || part === holidays[name])
  })
  expect(packages.length).toBeGreaterThan(500)
  expect(questionable).toEqual([])
})
