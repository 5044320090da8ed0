import { ownerTokens, unknownTokens } from "./tokens"

const tokens = ownerTokens({ name: "Ada King Byron", slug: "ada", email: "ada@site.example" })

test("the first name is the first word of the name", () => {
  expect(tokens.first).toBe("Ada")
  expect(ownerTokens({ name: "Ada", slug: "ada", email: "" }).first).toBe("Ada")
})

test("finds a token that nothing fills in", () => {
  expect(unknownTokens("{name} of {sate}", tokens)).toEqual(["sate"])
  expect(unknownTokens("{name} of {state}, {city1}", tokens)).toEqual([])
  expect(unknownTokens("{constructor}, {toString}", tokens)).toEqual(["constructor", "toString"])
})
