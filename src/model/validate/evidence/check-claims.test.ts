import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../../../test/fixture"
import { checkContent } from "../check"
import { checkClaims } from "./check-claims"
import { checkFields } from "../entries/check-entry"
import { checkQuotes } from "./check-quotes"
import { readContent } from "../../read/content"
import { errorReport } from "../../errors/content-issue"
import type { BodyOutline } from "../../markdown/mdx"
import type { Entry } from "../../read/read-entries"
import { unprovenFigures } from "./unproven-figures"

let root = ""
beforeEach(() => (root = copyFixture()))
afterEach(() => rmSync(root, { recursive: true }))

/** Changes a file of the small site. */
function change(file: string, from: string | RegExp, to: string) {
  const place = path.join(root, "content", file)
  const text = readFileSync(place, "utf8")
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(place, changed)
}

const link = /\[([^\]]*)\]\((\/proof\/[^)]*)\)/g

/** The content as it is now, with the links of its bodies. The compiler of bodies does not run here. */
function read() {
  const content = readContent(root, process.cwd(), { all: true })
  const outlines = new Map<Entry, BodyOutline>(
    content.entries.map((entry) => {
      const links = [...entry.source.body.matchAll(link)].map(([, words = "", to = ""]) => ({
        to,
        words,
        line: 1,
      }))
      return [
        entry,
        { links, headings: [], pictures: [], anchors: [], headingIds: [], unfilled: [], disallowed: [] },
      ]
    }),
  )
  return { content, outlines }
}
function errors() {
  const { content, outlines } = read()
  const fields = content.entries.filter(({ type }) => type.name === "LedgerClaim").flatMap(checkFields)
  return [...fields, ...checkClaims(content), ...checkQuotes(content.entries, outlines)]
}
function notes() {
  const { content, outlines } = read()
  return unprovenFigures(content.entries, outlines, content.tokens)
}
/** What the command prints of errors (scripts/content-check.test.ts). */
const report = async () => errorReport((await checkContent(root)).errors)

const claim = "claims/speed-home.json"
const raw = "claims/results/speed-home.json"
const ferry = "projects/ferry/case-study.mdx"
const article = "blog/wet-paper/index.mdx"
const other = "blog/ninety-years/index.mdx"

test("the small site's claims have their evidence, and its texts tell no other figure", () => {
  expect(errors()).toEqual([])
  expect(notes()).toEqual([])
})

test("a figure of a page needs no claim beside its source", () => {
  change("states/yorkshire.json", '"claim": "front-page"', '"source": { "label": "The BBC" }')
  expect(notes()).toEqual([])
  change("states/yorkshire.json", /,\s+"source": .+/, "")
  expect(notes()).toEqual([expect.objectContaining({ place: "intro.claims[1].figure" })])
})

test("a large figure of a case study is a claim, whatever its unit", () => {
  change("projects/loom/case-study.mdx", /^ +claim: .+\n/m, "")
  expect(notes()).toEqual([expect.objectContaining({ place: "outcome[0]" })])
})

test.each([
  ["a changed byte of a stored result", raw, "950", "951", claim, "measured.digest", "npm run bench"],
  ["a value that the result does not have", claim, "950 ms", "905 ms", claim, "figures[0].value", "950 ms"],
  [
    "a spread that the result does not have",
    claim,
    "1,000 ms",
    "990 ms",
    claim,
    "figures[0].most",
    "1,000 ms",
  ],
  [
    "a row that the result does not have",
    claim,
    "home.lcp",
    "shop.lcp",
    claim,
    "figures[0].reads",
    "shop.lcp",
  ],
  [
    "a result that is not there",
    claim,
    "./results/speed-home",
    "./results/speed-hme",
    claim,
    "measured.result",
    "did you mean",
  ],
  [
    "a claim without evidence",
    "claims/ferry.json",
    '"sample": true',
    '"sample": false',
    "claims/ferry.json",
    "",
    "evidence",
  ],
  [
    "a claim with two kinds of evidence",
    "claims/wind.json",
    '"source"',
    '"sample": true, "source"',
    "claims/wind.json",
    "",
    "evidence",
  ],
  [
    "a quote of a claim that is not there",
    ferry,
    "claim: ferry",
    "claim: fery",
    ferry,
    "outcome[0].claim",
    'did you mean "ferry"',
  ],
  ["a quote of another figure", ferry, "4 s", "3 s", ferry, "outcome[0].claim", "claims/ferry.json"],
  ["a quote of another figure before", ferry, "40 s", "50 s", ferry, "outcome[0].claim", "50 s"],
  ["a name in a list of claims", article, "  - wind", "  - wnd", article, "claims[0]", 'did you mean "wind"'],
  ["a link with another figure", article, "[20% of", "[30% of", article, "", "30%"],
])("%s is an error, with file, field and remedy", (_, file, from, to, reported, place, words) => {
  change(file, from, to)
  const [issue, ...more] = errors()
  expect(more).toEqual([])
  expect(issue).toMatchObject({ file: `content/${reported}`, place, line: expect.any(Number) })
  expect(issue?.reason).toContain(words)
})

test.each([
  ["in a text", other, /$/, "\n\nIt saves 30 percent, every day.\n", "30 percent"],
  ["in a field", "pages/about.json", /"details": \[/, '"details": ["It takes 90 ms.", ', "90 ms"],
])("a figure %s that names no claim is reported, and stops nothing", (_, file, from, to, words) => {
  change(file, from, to)
  expect(errors()).toEqual([])
  expect(notes()).toEqual([
    expect.objectContaining({
      file: `content/${file}`,
      line: expect.any(Number),
      reason: expect.stringContaining(words),
    }),
  ])
})

test.each([
  ["in code", "It is `30 kB` long."],
  ["that cites another site", "About [30 percent](https://example.org/study) do."],
])("a figure %s is left alone", (_, text) => {
  change(other, /$/, `\n\n${text}\n`)
  expect(notes()).toEqual([])
})

test("a text that names a sample claim is a sample as a whole, until the claim is measured", () => {
  change(ferry, /$/, "\n\nIt weighs 30 kB.\n")
  expect(notes()).toEqual([])
  const source = `"source": { "label": "A", "url": "https://example.org/", "date": "2024" }`
  change("claims/ferry.json", '"sample": true', source)
  expect(notes()).toEqual([expect.objectContaining({ reason: expect.stringContaining("30 kB") })])
})

test("the command tells a link to a claim that is not there, and one to a ledger that is switched off", async () => {
  change(article, "#wind", "#wid")
  expect(await report()).toContain(`did you mean "wind"`)
  change("site.json", '"url"', '"pages": { "proof": false }, "url"')
  expect(await report()).toMatch(/wet-paper.+\/proof\/.+switched off/)
})
