import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { outlineOf } from "./mdx"
import { takenIds } from "./page-ids"

async function anchorsOf(body: string, type = "Article"): Promise<string[]> {
  const outline = await outlineOf(body, type)
  if ("reason" in outline) throw new Error(outline.reason)
  return outline.anchors.filter(Boolean)
}

/** The files in which every page begins. */
const shell = ["src/components/layout/layout.tsx", "src/html.tsx", "gatsby-ssr.tsx", "gatsby-browser.ts"]

/** The pages that show a text, by its type. */
const pages: Record<string, string[]> = {
  Article: ["src/templates/article.tsx"],
  CaseStudy: ["src/templates/case-study.tsx"],
  TextPage: readdirSync("src/pages")
    .map((name) => `src/pages/${name}`)
    .filter((file) => readFileSync(file, "utf8").includes("/prose/page-text")),
}

/** A file, and those of this project that it imports, directly or through others. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, target = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)) {
    const at = path.join(path.dirname(file), target)
    const source = [".tsx", ".ts"].map((ending) => at + ending).find((name) => existsSync(name))
    if (source) importedBy(source, found)
  }
  return found
}

/**
 * The ids that a file gives, as written in quotes or in a constant. Any other must be one of React's own.
 * @param sources the text of all files of the page.
 */
function idsIn(file: string, sources: string): string[] {
  const text = readFileSync(file, "utf8")
  return [...text.matchAll(/\sid=(?:"([^"]+)"|\{([^}]+)\})/g)].flatMap(([, literal, name = ""]) => {
    if (literal !== undefined) return [literal]
    // Handed down: the files that give it are looked at, too.
    if (name === "id" || text.includes(`const ${name} = useId()`)) return []
    // A card of the work list, which shows no text.
    if (name === "anchor" && !/\sanchor=/.test(sources)) return []
    const constant = new RegExp(`const ${name} = "([^"]+)"`).exec(sources)?.[1]
    if (constant === undefined)
      throw new Error(`${file} makes the id {${name}}, which a heading could make too; take useId()`)
    return [constant]
  })
}

function idsOf(type: string): string[] {
  const files = [...new Set([...shell, ...(pages[type] ?? [])].flatMap((file) => [...importedBy(file)]))]
  const sources = files.map((file) => readFileSync(file, "utf8")).join("\n")
  return files.filter((file) => file.endsWith(".tsx")).flatMap((file) => idsIn(file, sources))
}

test.each(Object.keys(pages))(
  "no heading of a text of the content type %s has an id of its page",
  async (type) => {
    const ids = [...new Set([...idsOf(type), ...takenIds(type)])]
    expect(ids).toEqual(expect.arrayContaining(["main", "main-menu", "first-view-end", "___gatsby"]))
    const headings = ids.flatMap((id) => [id, id.replaceAll("-", " ")]).map((words) => `## \`${words}\``)
    const anchors = await anchorsOf(headings.join("\n\n"), type)
    expect(anchors).toHaveLength(headings.length)
    expect(new Set(anchors).size).toBe(headings.length)
    expect(anchors.filter((anchor) => ids.includes(anchor))).toEqual([])
  },
)

test("the ids of a type's own page are free on others", async () => {
  expect(await anchorsOf("## Related\n\n## Overview\n\n## Hosts")).toEqual(["related-1", "overview", "hosts"])
  expect(await anchorsOf("### Related\n\n### Overview", "CaseStudy")).toEqual(["related", "overview-1"])
})

test.each([
  ["words", "## Was ist neu?\n\n## C++ & C#", ["was-ist-neu", "c--c"]],
  ["equal words", "## Price\n\n### Price\n\n## Price 1", ["price", "price-1", "price-1-1"]],
  ["a number that another has", "## Main\n\n## Main 1", ["main-1", "main-1-1"]],
  ["emoji alone", "## 🚀\n\n## ❤️\n\n## Section", ["section", "section-1", "section-2"]],
  ["characters alone", "## — ?\n\n## ™", ["section", "section-1"]],
  ["another script", "## 日本\n\n## Ελλάδα", ["日本", "ελλάδα"]],
])("headings of %s have ids that differ and can be written", async (_, body, ids) => {
  expect(await anchorsOf(body)).toEqual(ids)
})

test("headings leave the ids of footnotes alone", async () => {
  const anchors = await anchorsOf("## Footnote label\n\n## User-content-fn-1\n\nWords.[^1]\n\n[^1]: A note.")
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchors).toEqual(expect.arrayContaining(["footnote-label-1", "user-content-fn-1-1"]))
})
