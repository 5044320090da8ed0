import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"

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

test("the README leads to every page of the docs in one step; decisions have an index of their own", () => {
  const linked = new Set(linksOf("README.md"))
  const own = pages.filter((page) => page.startsWith("docs/") && !page.startsWith("docs/decisions/"))
  expect(own.filter((page) => !linked.has(page))).toEqual([])
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page))
  const indexed = new Set(linksOf("docs/decisions/README.md"))
  expect(decisions.filter((page) => !indexed.has(page))).toEqual([])
})
