import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyFixture } from "../../../test/fixture"
import { readPdf } from "../../../test/read-pdf"
import { sitePages } from "../../model/pages/site-pages"
import { readContent } from "../../model/read/content"
import { writeYours } from "./write-yours"

let [site, root] = ["", ""]
beforeEach(() => {
  site = copyFixture()
  root = mkdtempSync(path.join(tmpdir(), "public-"))
})
afterEach(() => {
  rmSync(site, { recursive: true })
  rmSync(root, { recursive: true })
})

const file = () => path.join(site, "content/pages/yours.json")

async function write() {
  const content = readContent(site)
  return [...(await writeYours(root, content, sitePages(content), new Map())).values()]
}

test("the page has a PDF with every account, and the files of an earlier build go", async () => {
  writeFileSync(path.join(root, "yours.de.pdf"), "")
  writeFileSync(path.join(root, "resume.pdf"), "")
  const contexts = await write()
  expect(readdirSync(root).toSorted()).toEqual(["resume.pdf", "yours.pdf"])
  const bytes = readFileSync(path.join(root, "yours.pdf"))
  expect(contexts).toEqual([{ pdf: { path: "/yours.pdf", size: bytes.length } }])
  const { title, pages, tags } = await readPdf(bytes)
  expect(title).toBe("All Yours")
  for (const words of ["Domain", "Till", "If you sell", "8:10", "free"])
    expect(pages.join(" ")).toContain(words)
  expect(tags).toEqual(expect.arrayContaining(["H1", "H2", "H3", "P", "Link"]))
})

test("a page whose words the fonts cannot draw has none", async () => {
  writeFileSync(file(), readFileSync(file(), "utf8").replace("All Yours", "All Yours \u{1f680}"))
  expect(await write()).toEqual([])
  expect(readdirSync(root)).toEqual([])
})

test("a site without the page has none", async () => {
  rmSync(file())
  expect(await write()).toEqual([])
})
