import { fillIn } from "./fill-in"

test("known tokens are replaced everywhere", () => {
  expect(fillIn("{city1}, {city2}, {city1}", { city1: "Austin", city2: "Waco" })).toBe("Austin, Waco, Austin")
})

test("unknown tokens and other braces stay", () => {
  expect(fillIn("{other} { city1 } {}", { city1: "Austin" })).toBe("{other} { city1 } {}")
})

test("names that every object inherits are not tokens", () => {
  const text = "{constructor} {toString} {__proto__} {hasOwnProperty}"
  expect(fillIn(text, { city1: "Austin" })).toBe(text)
})
