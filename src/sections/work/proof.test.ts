import { selectedSkills, provenSkills, proves, withSkill, needsSkillFilter } from "./proof"

const projects = [{ tags: ["React", "Node.js"] }, { tags: ["React"] }, { tags: ["CSS"] }]
const skills = provenSkills(["CSS", "React", "Node.js", "Cobol"], projects)

test("skills are those that a project has among its tags, with their number", () => {
  expect(skills.map(({ name, count }) => [name, count])).toEqual([
    ["CSS", 1],
    ["React", 2],
    ["Node.js", 1],
  ])
})

test.each([
  ["react,node-js", ["React", "Node.js"], [true, false, false]],
  ["React,Node.js", ["React", "Node.js"], [true, false, false]],
  ["css,react", ["CSS", "React"], [false, false, false]],
  ["cobol", [], [true, true, true]],
  ["", [], [true, true, true]],
  [null, [], [true, true, true]],
])("an address with %s asks for %j", (words, names, shown) => {
  const asked = selectedSkills(words, skills)
  expect(asked.map(({ name }) => name)).toEqual(names)
  expect(projects.map((project) => proves(project, asked))).toEqual(shown)
})

test("a skill is added to the address, and taken out again", () => {
  const [css, react] = skills
  expect(withSkill([], css!)).toBe("css")
  expect(withSkill([css!], react!)).toBe("css,react")
  expect(withSkill([css!, react!], css!)).toBe("react")
  expect(withSkill([css!], css!)).toBeNull()
})

test.each([
  ["of three projects none needs a filter", 3, [1, 1], false],
  ["skills that all projects show do not narrow the list", 4, [4, 4, 1], false],
  ["two skills that some of four projects show do", 4, [2, 1], true],
])("%s", (_, of, counts, worth) => {
  const each = counts.map((count, index) => ({ slug: `s${index}`, name: `S${index}`, count }))
  expect(needsSkillFilter(each, of)).toBe(worth)
})
