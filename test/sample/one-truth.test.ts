import { readContent } from "../../src/model/read/content"
import type { Entry } from "../../src/model/read/read-entries"
import { skillWarnings, namesSkill, proofsIn } from "../../src/model/validate/evidence/skill-receipts"
import { leavesOf } from "../../src/model/read/leaves"

/** The sample's texts agree with each other. */

const { entries } = readContent(process.cwd())
const proofs = proofsIn(entries)
const ofKind = (name: string): Entry[] => entries.filter(({ type }) => type.name === name)
const leaves = ({ type, data }: Entry) => leavesOf(type.schema, data)
const textOf = (entry: Entry | undefined) =>
  entry
    ? `${leaves(entry)
        .map(({ value }) => value)
        .join("\n")}\n${entry.source.body}`
    : ""
const [skillList] = ofKind("SkillList")
const [site] = ofKind("SiteSettings")
const [resume] = ofKind("Resume")

type Skill = { name: string; project?: string; since?: string; evidence?: { to: string }[] }
const skills: Skill[] = Object(skillList?.data).groups.flatMap(({ items }: { items: Skill[] }) => items)

test("each skill's project names it, and no skill is younger than a project that lists it", () => {
  expect(skills).toHaveLength(25)
  expect(skillWarnings(entries)).toEqual([])
})

test.each(skills.flatMap(({ name, evidence = [] }) => evidence.map(({ to }) => [name, to] as const)))(
  "the receipt of %s names it: %s",
  (name, to) => {
    const slug = to.split("/").findLast((part) => part !== "" && !part.startsWith("#")) ?? ""
    const folder = slug.endsWith("verse") ? "portfolio" : slug
    const page = entries.filter(
      (entry) => entry.slug === folder || entry.file.endsWith(`pages/${folder}.json`),
    )
    expect(page).not.toEqual([])
    expect(namesSkill(page.map(textOf).join("\n"), name)).toBe(true)
  },
)

test("a skill from the owner's working years dates from the first project that lists it", () => {
  const working = String(Object(site?.data).owner.since).slice(0, 4)
  const dates = skills.flatMap(({ name, since = "" }) => {
    const [first] = proofs.flatMap(({ names, year }) => (names.has(name) ? [year] : [])).toSorted()
    return since >= working && first !== undefined ? [{ name, since, first }] : []
  })
  expect(dates.length).toBeGreaterThan(5)
  expect(dates.filter(({ since, first }) => since !== first)).toEqual([])
})

test("what a case study calls the first of its kind, or chosen to learn it, no earlier project lists", () => {
  for (const { slug, text } of proofs) {
    const bold = [...text.matchAll(/^- \*\*([^*\n]+?)[,.]?\*\*[^\n]*\bto learn/gm)].map(([, name]) => name)
    const first = [...text.matchAll(/first project (?:I wrote )?in ([A-Z]\w+)/g)].map(([, name]) => name)
    const date = String(
      Object(entries.find((each) => each.slug === slug && each.type.name === "Project")?.data).date,
    )
    for (const name of [...bold, ...first]) {
      const before = ofKind("Project")
        .filter(({ data }) => Object(data).date < date && Object(data).tags.includes(name))
        .map((entry) => entry.slug)
      expect([slug, name, before]).toEqual([slug, name, []])
      const since = skills.find((skill) => skill.name === name)?.since
      expect([name, since]).toEqual([name, date.slice(0, 4)])
    }
  }
})

test("who works for small businesses says why the work list has no client's project", () => {
  expect(textOf(resume)).toContain("for small businesses")
  expect(textOf(ofKind("WorkPage")[0])).toMatch(/client/)
})

test("a language of meetings is one that the resume has, and none of those is left out", () => {
  const languages: { language: string }[] = Object(resume?.data).languages
  const reported = ofKind("State")
    .flatMap(({ data }): { term: string; detail: string }[] => Object(data).areas.facts)
    .flatMap(({ term, detail }) =>
      /meeting/i.test(term) ? [detail] : detail.split(";").filter((part) => /meeting/i.test(part)),
    )
    .filter((detail) => languages.some(({ language }) => detail.includes(language)))
  expect(reported.length).toBeGreaterThan(0)
  for (const detail of reported) for (const { language } of languages) expect(detail).toContain(language)
})

test("each plan's saving leaves a price that agencies ask, and the page says how it is meant", () => {
  const plans: { price: number; saving: string }[] = Object(ofKind("PlanList")[0]?.data).items
  const agencies = { low: 5000, high: 40_000 }
  const pricing = textOf(ofKind("PricingPage")[0])
  expect(pricing).toContain(`$${agencies.low / 1000}K to $${agencies.high / 1000}K; each saving is the least`)
  for (const { price, saving } of plans) {
    const saved = Number(/\$([\d,]+)\+/.exec(saving)?.[1]?.replace(",", ""))
    expect(price + saved).toBeLessThanOrEqual(agencies.high)
    // At least that much: against the cheapest agency it may be more.
    expect(Math.max(agencies.low, price + saved) - price).toBeGreaterThanOrEqual(saved)
  }
})

test("amounts of four digits have no comma, save the one that the requirements give one", () => {
  const written = entries.flatMap((entry) => textOf(entry).match(/\$\d,\d{3}\b[^\n]{0,14}/g) ?? [])
  expect([...new Set(written)]).toEqual(["$2,500+ vs agencies"])
})

test("the years of the copyright begin in 2025 and end with the build's", () => {
  const { copyright } = Object(
    readContent(process.cwd()).entries.find(({ type }) => type.name === "SiteSettings")?.data,
  ).footer
  expect(copyright).toMatch(/^© 2025–20\d\d /)
  expect(Number(/–(\d+)/.exec(copyright)?.[1])).toBeGreaterThanOrEqual(2026)
})
