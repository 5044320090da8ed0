import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { scripts } from "../../package.json"

const pages = [
  ...readdirSync(".").filter((name) => name.endsWith(".md")),
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join("docs", name)),
]

/** The files that a page links to, relative to the project. */
function linksOf(page: string): string[] {
  const text = readFileSync(page, "utf8").replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, "")
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(page), target))
}

test.each(pages)("every link of %s leads to a file", (page) => {
  expect(linksOf(page).filter((target) => !existsSync(target))).toEqual([])
})

const tests = ["src", "scripts", "e2e", "test", "bench", "studio"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name)),
)

// Decisions are as they were made, and the changelog tells of earlier versions.
test.each(pages.filter((page) => !/decisions|CHANGELOG/.test(page)))(
  "every test that %s names is there",
  (page) => {
    const named = readFileSync(page, "utf8").matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)
    const lost = [...named].filter(([, name = ""]) => !tests.some((file) => `/${file}`.endsWith(`/${name}`)))
    expect(lost.map(([, name]) => name)).toEqual([])
  },
)

const below = (folder: string) =>
  pages.filter((page) => page.startsWith(folder) && !page.endsWith("README.md"))

test("docs/README.md leads to every page of the docs in one step; decisions have an index of their own", () => {
  const linked = new Set(linksOf("docs/README.md"))
  expect(below("docs/").filter((page) => !linked.has(page) && !page.startsWith("docs/decisions/"))).toEqual(
    [],
  )
  const indexed = new Set(linksOf("docs/decisions/README.md"))
  expect(below("docs/decisions/").filter((page) => !indexed.has(page))).toEqual([])
})

test.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])("%s leads to the list of the docs", (page) => {
  expect(linksOf(page)).toContain("docs/README.md")
})

test("README.md or CONTRIBUTING.md tells what each command of package.json does", () => {
  const text = ["README.md", "CONTRIBUTING.md"].map((page) => readFileSync(page, "utf8")).join("\n")
  const rows = text.split("\n").filter((line) => line.startsWith("| `npm "))
  const reported = new Set(
    rows.flatMap((row) => [...row.matchAll(/`(?:npm (?:run )?)?([\w:-]+)[^`]*`/g)].map(([, name]) => name)),
  )
  expect(Object.keys(scripts).filter((name) => !reported.has(name))).toEqual([])
})

test("ARCHITECTURE.md is read in one go: 10,000 bytes at most", () => {
  expect(readFileSync("ARCHITECTURE.md").length).toBeLessThanOrEqual(10_000)
})
