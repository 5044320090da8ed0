import * as fc from "fast-check"
import { anyCase, anyRules } from "../../test/any-estimate"
import { answersIn, searchOf } from "./address"
import { usualAnswers } from "./rules"

test("an address read back gives the same answers, and has nothing but them", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const search = searchOf(answers, rules)
      expect(answersIn(search, rules)).toEqual(answers)
      expect(search).toMatch(/^(?:\?[a-z]+=[a-z\d]+(?:&[a-z]+=[a-z\d]+)*)?$/)
    }),
  )
})

test("unanswered questions leave no trace in the address", () => {
  fc.assert(fc.property(anyRules, (rules) => expect(searchOf(usualAnswers(rules), rules)).toBe("")))
})

test("an unknown or hostile address gives answers that the questions have", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .array(fc.tuple(fc.constantFrom("pages", "languages", "sells", "__proto__"), fc.string()))
      .map((pairs) => new URLSearchParams(pairs).toString()),
    fc.constantFrom(
      "?pages=1e3",
      "?pages=-1",
      "?pages=0",
      "?pages=9.5",
      "?pages=<b>",
      "?pages=&pages=3",
      "?%",
    ),
  )
  fc.assert(
    fc.property(anyRules, hostile, (rules, search) => {
      const { pages, languages, picks } = answersIn(search, rules)
      expect(Number.isInteger(pages) && pages >= 1 && pages <= rules.pages.most).toBe(true)
      expect(Number.isInteger(languages) && languages >= 1 && languages <= rules.languages.most).toBe(true)
      for (const { key, options } of rules.choices)
        expect(options.map((option) => option.key)).toContain(picks[key])
    }),
  )
})
