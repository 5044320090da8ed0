import { readFileSync } from "node:fs"
import { z } from "zod"
import { version } from "../../package.json"
import { compareVersions } from "../../scripts/upgrade/versions"
import { releasesIn } from "../../scripts/upgrade/changelog"

/** `npm run upgrade` finds a copy's version in package.json, and tells its owner what the changelog says of each later one. */

const releases = releasesIn(readFileSync("CHANGELOG.md", "utf8"))

test("the newest version of CHANGELOG.md is that of package.json and package-lock.json", () => {
  expect(releases[0]?.name).toBe(version)
  const lock = z.object({ version: z.string() }).parse(JSON.parse(readFileSync("package-lock.json", "utf8")))
  expect(lock.version).toBe(version)
})

test("every version says what changes for owners, and the newest comes first", () => {
  expect(releases.filter(({ text }) => !/^- \S/m.test(text)).map(({ name }) => name)).toEqual([])
  const names = releases.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].toSorted((one, other) => compareVersions(other, one)))
})
