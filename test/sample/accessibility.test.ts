import { readFileSync } from "node:fs"
import path from "node:path"
import { readContent } from "../../src/model/read/content"
import { filesBelow } from "../../src/gatsby/source/files-below"

/** What the sample says of accessibility is what was done. */

const read = (file: string) => readFileSync(file, "utf8")
const log = read("docs/accessibility.md")
const statement = read("content/pages/accessibility.json")

test("every figure of the accessibility page is one of docs/accessibility.md", () => {
  const figures = statement.match(/\d[\d.]*(?::\d| %)?/g) ?? []
  expect(figures.length).toBeGreaterThan(5)
  // The statement spells the 404 page and the standard as the log does.
  expect(figures.map((each) => each.replace(/\.$/, "")).filter((each) => !log.includes(each))).toEqual([])
})

test("the page names the standard, the means, what is not checked, and how to complain", () => {
  expect(statement).toContain("WCAG 2.2, level AA")
  for (const means of ["axe-core", "keyboard", "Firefox and WebKit", "By eye"])
    expect(statement).toContain(means)
  expect(log).toContain("**Not checked:** real screen readers, and Safari itself")
  for (const gap of ["No real screen reader", "No Safari"]) expect(statement).toContain(gap)
})

test("as long as no screen reader was tried, no text of the sample says that one was", () => {
  const texts = filesBelow("content").filter(
    (file) => /\.(?:json|mdx)$/.test(file) && !file.endsWith("accessibility.json"),
  )
  const claimed = /VoiceOver|NVDA|JAWS|TalkBack|(?:with a|by) screen reader\b(?! yet)/i
  expect(texts.filter((file) => claimed.test(read(path.join("content", file))))).toEqual([])
})

test("what happens if the owner takes a job is answered among the questions and in the terms", () => {
  const job = /full-time job/
  const { entries } = readContent(process.cwd())
  const questions = entries.find(({ type }) => type.name === "FaqList")
  expect(JSON.stringify(questions?.data)).toMatch(job)
  const terms = read("content/pages/terms.mdx")
  expect(terms).toMatch(/^## .*full-time job$/m)
  expect(terms).toMatch(/Domain and hosting are in your name/)
})

test("the 404 page offers the prices", () => {
  expect(read("content/pages/not-found.json")).toContain('"to": "/pricing/"')
})

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

test("no line of the resume says what the line above it says, and none speaks of the page it may not be read on", () => {
  const { entries } = readContent(process.cwd())
  const resume = Object(entries.find(({ type }) => type.name === "Resume")?.data)
  const projectOf = (slug: string) =>
    Object(entries.find(({ type, file }) => type.name === "Project" && file.includes(`/${slug}/`))?.data)
  const pairs: [string, string][] = resume.projects.flatMap(
    ({
      project,
      description,
      highlights,
    }: {
      project: string
      description?: string
      highlights?: string[]
    }) => (highlights ?? []).map((point) => [description ?? projectOf(project).description, point]),
  )
  expect(pairs.length).toBeGreaterThan(2)
  for (const [above, point] of pairs) {
    expect(above).not.toMatch(/site you are on/)
    const words = [...wordsOf(point)]
    expect(words.filter((word) => wordsOf(above).has(word)).length / words.length).toBeLessThan(0.4)
  }
  expect(resume.seeking.authorization).toBe("Authorized to work in the US, no sponsorship needed")
})
