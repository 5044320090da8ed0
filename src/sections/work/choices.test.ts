import { choicesOf, needsCategoryFilter } from "./choices"

const names = { all: "All", webApp: "Web", fullstack: "Full", frontend: "Front", desktop: "Desktop" }

/** The choices of a site with so many projects of each category. */
const choicesWith = (counts: Record<string, number>) =>
  choicesOf(
    names,
    Object.entries(counts).map(([fieldValue, totalCount]) => ({ fieldValue, totalCount })),
  )

test("all come first, and a category without projects is no choice", () => {
  expect(choicesWith({ frontend: 1, "web-app": 2 }).map(({ name, count }) => [name, count])).toEqual([
    ["All", 3],
    ["Web", 2],
    ["Front", 1],
  ])
})

test.each([
  ["without projects", {}, false],
  ["with one category", { "web-app": 9 }, false],
  ["with two projects of two categories", { "web-app": 1, frontend: 1 }, false],
  ["with three of two", { "web-app": 2, frontend: 1 }, false],
  ["with four of two", { "web-app": 2, frontend: 2 }, true],
  ["with four of three", { "web-app": 2, frontend: 1, desktop: 1 }, false],
])("choosing helps only where there are more projects than choices: %s", (_, counts, worth) => {
  expect(needsCategoryFilter(choicesWith(counts))).toBe(worth)
})
