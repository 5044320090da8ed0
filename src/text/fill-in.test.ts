import { absent, fillIn } from "./fill-in"

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

test.each([
  ["We talk by video. Or call {phone}. It costs nothing.", "We talk by video. It costs nothing."],
  ["Call {phone} or text {phone}.", ""],
  ["By video! Call {phone}.", "By video!"],
  ["First.\n\nCall {phone}. Then this.\nLast.", "First.\n\nThen this.\nLast."],
])("without a number, %j has no sentence that promises one", (text, rest) => {
  expect(fillIn(text, { phone: absent })).toBe(rest)
  expect(fillIn(text, { phone: "(512) 555-0142" })).toBe(text.replaceAll("{phone}", "(512) 555-0142"))
})
