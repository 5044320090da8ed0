import { ownerTokens, unknownToken, unknownTokens } from "./tokens"

const tokens = ownerTokens({ name: "Ada King Byron", slug: "ada", email: "ada@site.example" })

test("the first name is the first word of the name", () => {
  expect(tokens.first).toBe("Ada")
  expect(ownerTokens({ name: "Ada", slug: "ada", email: "" }).first).toBe("Ada")
})

test("the years of experience are counted at the owner's place", () => {
  jest.useFakeTimers({ now: new Date("2026-11-24T04:30:00Z") })
  const owner = { name: "Ada", slug: "ada", email: "", since: "2025-11-24" }
  expect(ownerTokens({ ...owner, timeZone: "America/Chicago" })["experience"]).toBe("less than a year")
  expect(ownerTokens({ ...owner, timeZone: "Europe/London" })["experience"]).toBe("more than a year")
  jest.useRealTimers()
})

test("the year is that of the build, at the owner's place", () => {
  const owner = { name: "Ada", slug: "ada", email: "" }
  expect(ownerTokens(owner, "2027-01-01")["year"]).toBe("2027")
})

test("finds a token that nothing fills in", () => {
  expect(unknownTokens("{name} of {sate}", tokens)).toEqual(["sate"])
  expect(unknownTokens("{name} of {state}, {city1}", tokens)).toEqual([])
  expect(unknownTokens("{constructor}, {toString}", tokens)).toEqual(["constructor", "toString"])
})

const since = (date: string, today: string) =>
  ownerTokens({ name: "Ada", slug: "ada", email: "", since: date }, today)

test.each([
  ["2026-06-01", "less than a year", "under 1 year"],
  ["2025-11-24", "less than a year", "under 1 year"],
  ["2025-11-23", "more than a year", "1+ year"],
  ["2024-06-01", "more than two years", "2+ years"],
])("who has worked since %s has %s of experience on November 23, 2026", (date, words, digits) => {
  const { experience, experienceDigits } = since(date, "2026-11-23")
  expect([experience, experienceDigits]).toEqual([words, digits])
})

test("without a first day of work the owner is told where to fill it in", () => {
  expect(unknownTokens("{experience}", tokens)).toEqual(["experience"])
  expect(unknownToken("experience", "")).toMatch(/owner\.since of content\/site\.json; fill that in/)
  expect(unknownToken("sate", "; do you mean {state}?")).toMatch(/stands for nothing; do you mean/)
})
