import * as fc from "fast-check"
import { anyCase } from "../../../test/any-estimate"
import { searchOf } from "../../estimate/address"
import { withEstimate } from "./with-estimate"

const calendar = "https://calendly.com/ada/intro?month=2026-12"
const site = "https://ada.example"

test("an estimate's address goes into the calendar's first question", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const search = searchOf(answers, rules)
      fc.pre(search !== "")
      const { origin, searchParams } = new URL(withEstimate(calendar, site, search))
      expect(origin).toBe("https://calendly.com")
      expect(searchParams.get("month")).toBe("2026-12")
      expect(searchParams.get("a1")).toBe(`${site}/estimate/${search}`)
    }),
  )
})

test.each([
  "",
  "?",
  "?pages",
  "?pages=<b>",
  "?pages=1#x",
  "?a=1&",
  "?utm_source=x",
  `?pages=${"1".repeat(400)}`,
])("the calendar gets nothing of the query %j", (search) => {
  expect(withEstimate(calendar, site, search)).toBe(calendar)
})
