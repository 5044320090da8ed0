import { skillWarnings, namesSkill } from "./skill-receipts"
import { contentTypeOf } from "../../schema/content-types"
import { readJson, readMdx } from "../../read/parse/parse-file"
import type { Entry } from "../../read/read-entries"

function entry(file: string, text: string): Entry {
  const found = contentTypeOf(file)
  if (!found) throw new Error(`${file} is of no kind`)
  const source = found.type.hasBody ? readMdx(text) : readJson(text)
  return { file: `content/${file}`, ...found, source, data: source.data }
}

const card = JSON.stringify({ title: "Shop", date: "2025-08-30", tags: ["React"] })
const study = "---\ntechStack: [Prisma]\n---\n\nA C++ module does the rest, without GraphQLite.\n"
const reasons = (skill: object) =>
  skillWarnings([
    entry("lists/skills.json", JSON.stringify({ groups: [{ items: [skill] }] })),
    entry("projects/shop/project.json", card),
    entry("projects/shop/case-study.mdx", study),
  ]).map(({ place, reason }) => `${place}: ${reason}`)

test.each(["React", "Prisma", "C++"])(
  "a project proves what its card or its case study names: %s",
  (name) => {
    expect(reasons({ name, project: "shop", since: "2025" })).toEqual([])
  },
)

test("a project does not prove what it never names", () => {
  expect(reasons({ name: "GraphQL", project: "shop" })).toEqual([
    expect.stringMatching(/groups\[0\]\.items\[0\].*Shop as proof of GraphQL/),
  ])
})

test("a skill is not younger than a project that lists it", () => {
  expect(reasons({ name: "Prisma", since: "2026" })).toEqual([
    expect.stringContaining("Shop of 2025 lists Prisma"),
  ])
  expect(reasons({ name: "Prisma", since: "2024" })).toEqual([])
})

test("a name is a word of its own, however it is spelled", () => {
  expect(namesSkill("Written in node.js.", "Node.js")).toBe(true)
  expect(namesSkill("Written in nodexjs.", "Node.js")).toBe(false)
})
