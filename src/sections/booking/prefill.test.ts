import * as fc from "fast-check"
import { anyCase } from "../../../test/any-estimate"
import { serializeAnswers } from "../../estimate/search-params"
import { prefillFrom, forPlan, withPrefill } from "./prefill"

const calendar = "https://calendly.com/ada/intro?month=2026-12"
const page = "https://ada.example/es/presupuesto/"
const plans = ["Stall", "Shop & café 2.0"]
const address = (search: string) => withPrefill(calendar, prefillFrom(search, page, plans))

const firstAnswer = (...more: Parameters<typeof withPrefill>) =>
  new URL(withPrefill(...more)).searchParams.get("a1")

test("an estimate's address goes into the calendar's first question", () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 20_000, max: 40_000 }), ({ rules, answers }, dated) => {
      const search = serializeAnswers(answers, rules, dated)
      fc.pre(search !== "")
      const { origin, searchParams } = new URL(address(search))
      expect(origin).toBe("https://calendly.com")
      expect(searchParams.get("month")).toBe("2026-12")
      expect(searchParams.get("a1")).toBe(page + search)
    }),
  )
})

test.each(plans)("the chosen plan %s goes there too", (plan) => {
  const { pathname, search } = new URL(forPlan("/booking/", plan), page)
  expect(pathname).toBe("/booking/")
  expect(prefillFrom(search, page, plans)).toEqual({ plan })
  expect(new URL(address(search)).searchParams.get("a1")).toBe(plan)
})

test("on a page in another language the owner is told of it, below what the visitor brings along", () => {
  const reported = "Language: Spanish (es)"
  expect(firstAnswer(calendar, undefined, reported)).toBe(reported)
  expect(firstAnswer(calendar, { plan: "Stall" }, reported)).toBe(`Stall\n${reported}`)
  expect(withPrefill(calendar, undefined, null)).toBe(calendar)
})

test.each([
  "",
  "?",
  "?pages",
  "?pages=<b>",
  "?pages=1#x",
  "?a=1&",
  "?utm_source=x",
  "?pages=99",
  "?abc=1",
  "?plan=Free+money",
  `?pages=${"1".repeat(400)}`,
])("the calendar gets nothing of the query %j", (search) => {
  expect(address(search)).toBe(calendar)
})
