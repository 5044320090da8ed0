import { createHash } from "node:crypto"
import { readFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { pictures } from "../../studio/pictures"

const originals = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".png"))
  .map((file) => path.join("content", file))

test("no two pictures are the same file", () => {
  const digests = originals.map((file) => createHash("sha256").update(readFileSync(file)).digest("hex"))
  expect(new Set(digests).size).toBe(originals.length)
})

test("every picture that a script makes exists", () => {
  expect(pictures.filter(({ file }) => !originals.includes(file)).map(({ file }) => file)).toEqual([])
})

test("the originals have at most 60 MB in total", () => {
  const bytes = originals.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeLessThanOrEqual(60_000_000)
})
