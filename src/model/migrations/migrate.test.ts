import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runScripts } from "../../../test/commands/run-script"
import { checkFields } from "../validate/entries/check-entry"
import { readSitePages } from "../pages/site-pages"
import { filesOf } from "../read/files"
import { readEntries, readOwnerTokens } from "../read/read-entries"
import { ContentFile } from "./content-file"
import { migrate, newestVersion, versionOf } from "./migrate"
import { migrations } from "./migrations"

/** A small customized site of the first version, with files that nothing can be done about. */
const earlier = "test/earlier-content"
const broken = "content/states/iowa.json"
const stranger = "content/states/plans/next-year.json"
const taken = "static/films/taken.mp4"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "earlier-"))
  cpSync(earlier, root, { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string, folder = root) => readFileSync(path.join(folder, file), "utf8")
const before = (file: string) => read(file, earlier)

/** Every file of the copy with its text. */
const allOf = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(root, file), readFileSync(file, "utf8")] as const)
    .toSorted(([a], [b]) => a.localeCompare(b))

/** What does not fit the present model in the files that can be read. */
const issues = () =>
  readEntries(root, filesOf(root), readOwnerTokens(new Uint8Array()))
    .filter(({ file }) => file !== broken)
    .flatMap((entry) => checkFields(entry))

test("earlier content fits the present model after the update, and not before", () => {
  expect(issues().length).toBeGreaterThan(10)
  migrate(root)
  expect(issues()).toEqual([])
  expect(versionOf(root)).toBe(newestVersion)
})

test("all that did not have to change stays: order, indentation, line breaks, quotes, comments", () => {
  migrate(root)
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(read("content/site.json")).toBe(
    before("content/site.json").replace(/"Dayton, Ohio"/, `$&,\n\t\t"timeZone": "${timeZone}"`),
  )
  const renamed = (file: string) =>
    before(file).replaceAll('"film":', '"video":').replaceAll("/films/", "/videos/")
  expect(read("content/pages/home.json")).toBe(renamed("content/pages/home.json"))
  expect(read("content/pages/contact.json")).toBe(renamed("content/pages/contact.json"))
  expect(before("content/pages/contact.json")).toContain("\r\n")
  expect(read("content/projects/abacus/case-study.mdx")).toBe(
    before("content/projects/abacus/case-study.mdx")
      .replaceAll("#film", "#video")
      .replace("/films/", "/videos/"),
  )
  // A folder that a sentence names is no link.
  expect(read("content/blog/hello/index.mdx")).toBe(before("content/blog/hello/index.mdx"))
})

test("content of before further languages stays in its own, and gets one by a translation, without a change of its files", () => {
  migrate(root)
  const languages = () => [...new Set(readSitePages(root).map(({ language }) => language))]
  expect(read("content/site.json")).not.toContain('"languages"')
  expect(languages()).toEqual(["en-US"])
  const settings = path.join(root, "content/site.json")
  writeFileSync(
    settings,
    JSON.stringify({ ...JSON.parse(read("content/site.json")), languages: ["en-US", "es"] }),
  )
  const migrated = allOf()
  writeFileSync(path.join(root, "content/pages/work.es.json"), "{}")
  expect(languages()).toEqual(["en-US", "es"])
  expect(migrate(root, { from: 0 }).changes).toEqual([])
  expect(allOf().filter(([file]) => file !== "content/pages/work.es.json")).toEqual(migrated)
})

test("the words of tag pages are added, and an owner's own stay", () => {
  const own = { title: "Mine on {tag}" }
  writeFileSync(path.join(root, "content/pages/blogs.json"), JSON.stringify({ tags: own }))
  migrate(root)
  expect(JSON.parse(read("content/pages/blogs.json"))).toMatchObject({ tags: own })
  cpSync(path.join(earlier, "content/pages/blogs.json"), path.join(root, "content/pages/blogs.json"))
  migrate(root, { from: 0 })
  expect(JSON.parse(read("content/pages/blogs.json"))).toMatchObject({
    more: { title: "My articles, page {page}" },
    tags: { title: expect.stringContaining("{tag}") },
  })
})

test("videos move, but over no other file", () => {
  migrate(root)
  expect(readdirSync(path.join(root, "static/videos"))).toContain("home.mp4")
  expect(read("static/videos/taken.mp4")).toBe("the newer\n")
  expect(readdirSync(path.join(root, "static/films"))).toEqual(["taken.mp4"])
  rmSync(path.join(root, taken))
  rmSync(path.join(root, "static/videos/taken.mp4"))
  cpSync(path.join(earlier, taken), path.join(root, taken))
  migrate(root, { from: 0 })
  expect(existsSync(path.join(root, "static/films"))).toBe(false)
})

test("what cannot be placed is reported by name, and left as it is", () => {
  const { reported } = migrate(root)
  for (const file of [broken, stranger, taken]) {
    expect(reported).toContainEqual(expect.stringMatching(new RegExp(`^${file} `)))
    expect(read(file)).toBe(before(file))
  }
})

test("new sentences, and a field under both names, are reported", () => {
  const home = path.join(root, "content/pages/home.json")
  writeFileSync(home, before("content/pages/home.json").replace('"hero"', '"video": {}, "hero"'))
  const { reported } = migrate(root)
  expect(reported).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/site\.json owner\.timeZone is now /),
      expect.stringMatching(/^content\/states\/ohio\.json .+"Sample text:"; write your own$/),
      "content/pages/home.json has both film and video; take out one",
    ]),
  )
})

test("a dry run tells the same and changes nothing", () => {
  const untouched = allOf()
  const dry = migrate(root, { dryRun: true })
  expect(allOf()).toEqual(untouched)
  expect(migrate(root)).toEqual(dry)
})

test("a second run changes nothing, also from the start", () => {
  migrate(root)
  const done = allOf()
  expect(migrate(root)).toMatchObject({ from: newestVersion, changes: [] })
  expect(migrate(root, { from: 0 }).changes).toEqual([])
  expect(allOf()).toEqual(done)
})

test("only later migrations than the content's version run", () => {
  writeFileSync(path.join(root, "content/version.json"), `{ "version": ${newestVersion - 1} }`)
  expect(migrate(root)).toMatchObject({
    from: newestVersion - 1,
    changes: expect.not.arrayContaining([expect.stringContaining("home.json")]),
  })
})

test("the command tells what it did, what is left to do, and the next step", () => {
  const update = "scripts/content-update.ts"
  const [dry, done] = runScripts([
    [update, root, "--dry-run"],
    [update, root],
  ])
  expect(dry).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^would: .+[\s\S]+For you to do:[\s\S]+Nothing was changed/),
  })
  expect(done).toMatchObject({ status: 0, stdout: expect.stringContaining("npm run content:check") })
  expect(versionOf(root)).toBe(newestVersion)
})

const wrongVersions = ["x", "-1", String(newestVersion + 1)]
const refused = runScripts(
  wrongVersions.map((from) => ["scripts/content-update.ts", earlier, "--dry-run", `--from=${from}`]),
)

test.each(wrongVersions)("the command refuses to begin from %s", (from) => {
  expect(refused[wrongVersions.indexOf(from)]).toMatchObject({ status: 1, stdout: "" })
})

test("every migration has a file with its number, one function, a description and a place in the order", () => {
  const files = readdirSync("src/model/migrations").filter((name) => /^\d/.test(name))
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, index) => index + 1))
  for (const [index, file] of files.toSorted().entries()) {
    const text = readFileSync(`src/model/migrations/${file}`, "utf8")
    const [, name, ...more] = /\*\/\nexport function (\w+)/.exec(text) ?? []
    expect({ file, name, more }).toEqual({ file, name: migrations[index]?.name, more: [] })
    expect(text.match(/^export /gm)).toHaveLength(1)
  }
})

test("front matter gets a field behind another, and keeps comments, style and line breaks", () => {
  const text = "---\r\n# Mine\r\na: 'x' # why\r\nlist:\r\n- [p, q]\r\nz: 1\r\n---\r\n\r\nText.\r\n"
  const mdx = new ContentFile("content/a.mdx", text)
  mdx.add(["b"], { c: "d" }, "a")
  expect(mdx.toString()).toBe(text.replace("# why\r\n", "# why\r\nb:\r\n  c: d\r\n"))
})

test("a field of front matter gets another name in its place", () => {
  const mdx = new ContentFile("content/a.mdx", '---\n"old": 1 # one\nother: 2\n---\n')
  mdx.rename(["old"], "new")
  expect(mdx.toString()).toBe('---\n"new": 1 # one\nother: 2\n---\n')
})

test("a field is added to a JSON group on one line, on that line", () => {
  const json = new ContentFile("content/a.json", '{\n  "a": { "b": 1, "d": 2 }\n}\n')
  json.add(["a", "c"], [1], "b")
  expect(json.toString()).toBe('{\n  "a": { "b": 1, "c": [1], "d": 2 }\n}\n')
})
