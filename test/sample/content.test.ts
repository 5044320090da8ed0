import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import * as lists from "../../src/model/schema/content-types/lists"
import { state } from "../../src/model/schema/content-types/state"
import { readMdx } from "../../src/model/read/parse/parse-file"

/**
 * Checks the shipped content against the counts and names in docs/requirements.md.
 */

const content = path.resolve("content")
const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  schema.parse(JSON.parse(readFileSync(path.join(content, file), "utf8")))
const bodyOf = (file: string) => readMdx(readFileSync(path.join(content, file), "utf8")).body
const folders = (place: string) => readdirSync(path.join(content, place))

const studies = [
  "3DIphone",
  "alaikoo",
  "dentaledge",
  "frac",
  "netflix",
  "portfolio",
  "spotify",
  "talkzy",
  "wavify",
  "xora",
  "zync",
]
const articles = ["alaikoo-blog", "netflix-blog", "portfolio-blog"]

test("R1.5: the eleven projects, each with its case study", () => {
  expect(folders("projects")).toEqual(expect.arrayContaining(studies))
  for (const slug of studies)
    expect(existsSync(path.join(content, `projects/${slug}/case-study.mdx`))).toBe(true)
})

test.each(studies)("R16.1: the case study of %s has headed groups of features", (slug) => {
  const [, features = ""] = bodyOf(`projects/${slug}/case-study.mdx`).split(/^## Features$/m)
  const [own = ""] = features.split(/^## /m)
  expect(own.match(/^### /gm)?.length).toBeGreaterThanOrEqual(2)
  expect(own.match(/^- /gm)?.length).toBeGreaterThanOrEqual(4)
})

test.each(studies)("R16.3: %s has key takeaways, unless it is Xora", (slug) => {
  expect(/^## Key Takeaways$/m.test(bodyOf(`projects/${slug}/case-study.mdx`))).toBe(slug !== "xora")
})

test.each(articles)("R11.5: the article %s has 700 words or more", (slug) => {
  const words = bodyOf(`blog/${slug}/index.mdx`)
    .replace(/```[\s\S]*?```/g, "")
    .split(/\s+/)
  expect(words.length).toBeGreaterThanOrEqual(700)
})

test("R11.4: the portfolio article states the height and the measurements", () => {
  const body = bodyOf("blog/portfolio-blog/index.mdx")
  for (const figure of [/1000\s?px/, /4\.47/, /2\.1/, /\b60\b/, /\b95\b/, /\b40\b/, /\b98\b/])
    expect(body).toMatch(figure)
})

test("R21.6: the content keeps both of Talkzy's theme counts", () => {
  const card = readFileSync(path.join(content, "projects/talkzy/project.json"), "utf8")
  expect(card).toMatch(/\b24\b/)
  expect(bodyOf("projects/talkzy/case-study.mdx")).toMatch(/\b32\b/)
})

test("R20.6: Wavify supports up to six participants and is work in progress", () => {
  const card = readFileSync(path.join(content, "projects/wavify/project.json"), "utf8")
  expect(card).toContain("work-in-progress")
  expect(card + bodyOf("projects/wavify/case-study.mdx")).toMatch(/\b(?:6|six)\b/i)
})

test.each([
  ["texas", 12, "TX"],
  ["california", 8, "CA"],
  ["florida", 6, "FL"],
])("R15.5: %s has %i cities, four of them in its tagline", (slug, count, short) => {
  const page = read(`states/${slug}.json`, state)
  const cities = page.areas?.cities.map(({ name }) => name)
  expect(cities).toHaveLength(count)
  expect(new Set(cities).size).toBe(count)
  expect(page.short).toBe(short)
  for (const city of [page.city1, page.city2, page.city3, page.city4]) expect(cities).toContain(city)
  for (const token of ["{city1}", "{city2}", "{city3}", "{city4}"]) expect(page.line).toContain(token)
  expect(page.videos?.length).toBeGreaterThanOrEqual(2)
})

test("R12.1: 8 questions or more, with the terms of work", () => {
  const { items } = read("lists/faq.json", lists.faqList)
  expect(items.length).toBeGreaterThanOrEqual(8)
  const answers = items.map(({ answer }) => answer).join(" ")
  for (const term of [/40 percent/, /non-refundable/, /3 to 4 days/, /3 to 8 weeks/, /first year/])
    expect(answers).toMatch(term)
})

test("R20.1: 6 testimonials or more, 25 skills, 4 commitments, 5 roles", () => {
  expect(read("lists/testimonials.json", lists.testimonialList).items.length).toBeGreaterThanOrEqual(6)
  expect(read("lists/skills.json", lists.skillList).groups.flatMap(({ items }) => items)).toHaveLength(25)
  expect(read("lists/commitments.json", lists.commitmentList).items).toHaveLength(4)
  expect(read("lists/roles.json", lists.roleList).items).toHaveLength(5)
})

test("R20.3: five currencies", () => {
  const codes = read("lists/currencies.json", lists.currencyList).items.map(({ code }) => code)
  expect(codes.toSorted()).toEqual(["AUD", "CAD", "CHF", "EUR", "USD"])
})

test("R13: three plans at their prices, with their pages and keywords", () => {
  const { items, included, extras } = read("lists/plans.json", lists.planList)
  expect(items.map(({ price, pages, keywords }) => [price, pages, keywords])).toEqual([
    [1500, 5, 2],
    [2700, 10, 4],
    [5000, 20, 6],
  ])
  expect(items.map(({ popular = false }) => popular)).toEqual([false, true, false])
  expect(items.map((plan) => plan.extras ?? false)).toEqual([false, true, true])
  expect(included).toHaveLength(10)
  expect(extras).toHaveLength(3)
})
