import { readFileSync, readdirSync } from "node:fs"
import { z } from "zod"
import { mediaDigest } from "../../src/launch/sample/media-digest"
import { digestFile, readDigests } from "../../src/launch/sample/sample-copies"
import { sampleDigests } from "../../src/launch/sample/sample-digests"
import { sentencesOf, shortDigest } from "../../src/launch/sample/sentences"
import { unixLines } from "../../src/text/unix-lines"
import { readContent } from "../../src/model/read/content"
import { countOf } from "../../src/model/read/counts"
import { launchIssueLine } from "../../src/launch/launch-issue"
import { sampleFacts } from "../../src/launch/sample/sample-facts"
import { launchIssues } from "../../src/launch/find-launch-issues"

const { entries } = readContent(process.cwd())
const dataOf = (kind: string) => entries.filter((entry) => entry.type.name === kind).map(({ data }) => data)
const slugsOf = (kind: string) =>
  new Set(entries.filter((entry) => entry.type.name === kind).map(({ slug }) => slug))

/** The values of a field of a list's items. */
const itemsOf = (kind: string, field: string) =>
  z
    .object({ items: z.array(z.record(z.string(), z.unknown())) })
    .parse(dataOf(kind)[0])
    .items.map((item) => item[field])

test("the facts name each client, school, state, project, currency, price and count of the sample", () => {
  expect(itemsOf("TestimonialList", "name")).toEqual(sampleFacts.clients)
  for (const school of itemsOf("EducationList", "org"))
    expect(sampleFacts.schools.some((name) => String(school).startsWith(name))).toBe(true)
  expect(slugsOf("State")).toEqual(new Set(Object.keys(sampleFacts.states)))
  expect(slugsOf("Project")).toEqual(new Set(Object.keys(sampleFacts.projects)))
  expect(itemsOf("CurrencyList", "code")).toEqual(Object.keys(sampleFacts.currencies))
  expect(itemsOf("PlanList", "price")).toEqual(sampleFacts.prices)
  const counts = Object.keys(sampleFacts.counts).map((name) => [name, countOf(name, dataOf)])
  expect(Object.fromEntries(counts)).toEqual(sampleFacts.counts)
})

test("the facts name the owner, the town and the time zone of the sample", () => {
  const { owner } = z
    .object({ owner: z.object({ name: z.string(), location: z.string(), timeZone: z.string() }) })
    .parse(dataOf("SiteSettings")[0])
  expect(sampleFacts.owner).toContain(owner.name)
  expect(owner.location).toContain(sampleFacts.places[0])
  expect(owner.timeZone).toBe(sampleFacts.clock.zone)
})

test("of the sample it names the owner, the addresses, the marks and the words", () => {
  const reported = launchIssues(process.cwd(), {}).map(launchIssueLine)
  for (const expected of [
    /^content\/site\.json:\d+ owner is the placeholder owner: /,
    /^content\/site\.json:\d+ owner\.email is an example, /,
    /^content\/site\.json:\d+ url is an example, /,
    /^content\/lists\/testimonials\.json:\d+ items\[0\] is a sample review: /,
    /^content\/lists\/currencies\.json:\d+ items\[0\]\.link is an example, /,
    /^content\/pages\/booking\.json:\d+ calendar is an example, /,
    /^content\/pages\/home\.json:\d+ \S+ says "Austin", /,
    /^hint: content\/states\/texas\.json:\d+ intro\.claims\[\d\] is a figure without a source: /,
    /^content\/blog\/netflix-blog\/index\.mdx:\d+ is sample content: /,
  ])
    expect(reported).toContainEqual(expect.stringMatching(expected))
})

test("the digests are those of the sample: run npm run sample:digests after a change of its words or media", async () => {
  expect(await sampleDigests(process.cwd())).toBe(unixLines(readFileSync(digestFile, "utf8")))
})

test.each([
  "Along the way I solved over 750 data-structure and algorithm problems on LeetCode.",
  "A basic site takes 3 to 4 days, a complex one 3 to 8 weeks.",
  "Articles from a full-stack developer's workbench: rebuilding a portfolio for speed, cloning a streaming site, and editing PDFs in the browser.",
])("what passed as an owner's own once is known: %s", (text) => {
  const { sentences } = readDigests()
  expect(sentencesOf(text).filter((each) => !sentences.has(shortDigest(each)))).toEqual([])
})

test("every film of the sample is known by what is in it", () => {
  const { media } = readDigests()
  const films = readdirSync("static/videos").filter((name) => /\.(?:mp4|webm)$/.test(name))
  expect(films.filter((name) => !media.has(mediaDigest(`static/videos/${name}`)))).toEqual([])
})
