import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pagesDigest } from "./pages-digest"

const files = [
  "post-build/transforms.ts",
  "post-build/transforms.test.ts",
  "sections/faq.module.css",
  "sections/faq.tsx",
]
let root: string
const write = (file: string, text: string) => writeFileSync(path.join(root, "src", file), text)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "digest-"))
  for (const folder of ["post-build", "sections"])
    mkdirSync(path.join(root, "src", folder), { recursive: true })
  for (const file of files) write(file, "before")
})

test.each([
  ["post-build/transforms.ts", true],
  ["sections/faq.module.css", true],
  ["post-build/transforms.test.ts", false],
  // Webpack's own digest has the components.
  ["sections/faq.tsx", false],
])("a change of %s renders pages again: %s", (file, changes) => {
  const before = pagesDigest(root)
  write(file, "after")
  expect(pagesDigest(root) !== before).toBe(changes)
})
