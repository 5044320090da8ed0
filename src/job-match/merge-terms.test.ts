import { mergeTerms } from "./merge-terms"

const terms = [
  { name: "Go", synonyms: ["Golang"], exact: true },
  { name: "React", synonyms: ["React.js"] },
  { name: "Angular" },
]
const projects = [
  { folder: "loom", names: ["React.js", "SQLite"] },
  { folder: "ferry", names: ["Wood"] },
]

const merge = (given: Partial<Parameters<typeof mergeTerms>[0]>) =>
  mergeTerms({ terms, skills: [], known: [], projects: [], ...given })

test("a skill has the synonyms of its term, and its own", () => {
  const { own, others } = merge({ skills: [{ name: "React", synonyms: ["RX"], since: "2024" }] })
  expect(own).toEqual([
    expect.objectContaining({ name: "React", synonyms: ["React.js", "RX"], since: "2024" }),
  ])
  expect(others.map(({ name }) => name)).toEqual(["Go", "Angular"])
})

test("a skill that is a synonym of a term has the term's name, and its capital letters count", () => {
  const { own } = merge({ skills: [{ name: "Golang", since: "2020" }] })
  expect(own).toEqual([expect.objectContaining({ name: "Go", exact: true, since: "2020" })])
})

test("projects prove what they are made with, and what names them as its proof", () => {
  const { own } = merge({ projects, skills: [{ name: "React" }, { name: "Go", project: "ferry" }] })
  expect(own.map(({ name, projects: shown }) => [name, shown.map(({ folder }) => folder).join()])).toEqual([
    ["React", "loom"],
    ["Go", "ferry"],
    ["SQLite", "loom"],
    ["Wood", "ferry"],
  ])
})

test("a name without proof is known, once", () => {
  const { own } = merge({ known: ["Angular", "angular"], projects })
  expect(own.filter(({ name }) => name === "Angular")).toEqual([
    expect.objectContaining({ projects: [], evidence: [] }),
  ])
})

test("without skills and terms there is nothing", () => {
  expect(mergeTerms({ terms: [], skills: [], known: [], projects: [] })).toEqual({ own: [], others: [] })
})
