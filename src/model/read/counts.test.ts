import { countTokens } from "./counts"

const content: Record<string, unknown[]> = {
  Project: [{ curated: true }, {}, { curated: false }],
  SkillList: [{ groups: [{ items: [1, 2] }, { items: [3] }] }],
  PlanList: ["broken"],
}
const tokens = countTokens((kind) => content[kind] ?? [])

test("a count is a word, a word that begins a sentence, or digits", () => {
  expect(tokens).toMatchObject({ projects: "three", Projects: "Three", projectsDigits: "3" })
})

test("chosen projects, and skills of all groups, are counted", () => {
  expect(tokens).toMatchObject({ curated: "one", skills: "three" })
})

test("the home page shows no more than it has places for", () => {
  const many = Array.from({ length: 9 }, () => ({ curated: true }))
  expect(countTokens(() => many, ["curated"])).toMatchObject({ curated: "six" })
})

test("what cannot be read counts as nothing", () => {
  expect(tokens).toMatchObject({ plans: "zero", roles: "zero" })
})

test("only what is asked for is counted", () => {
  expect(Object.keys(countTokens(() => [], ["roles", "constructor"]))).toEqual([
    "roles",
    "Roles",
    "rolesDigits",
  ])
})
