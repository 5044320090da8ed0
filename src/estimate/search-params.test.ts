import * as fc from "fast-check"
import { anyCase, anyRules } from "../../test/any-estimate"
import { parseAnswers, serializeAnswers, unknownParts } from "./search-params"
import { inDigits } from "./dated"
import { dayOf } from "../calendar/dates"
import { defaultAnswers } from "./rules"

test("an address read back gives the same answers, and has nothing but them", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const search = serializeAnswers(answers, rules)
      expect(parseAnswers(search, rules)).toEqual(answers)
      expect(search).toMatch(/^(?:\?[a-z]+=[a-z\d]+(?:&[a-z]+=[a-z\d]+)*)?$/)
    }),
  )
})

test("unanswered questions leave no trace in the address", () => {
  fc.assert(fc.property(anyRules, (rules) => expect(serializeAnswers(defaultAnswers(rules), rules)).toBe("")))
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
      const { pages, languages, picks } = parseAnswers(search, rules)
      expect(Number.isInteger(pages) && pages >= 1 && pages <= rules.pages.most).toBe(true)
      expect(Number.isInteger(languages) && languages >= 1 && languages <= rules.languages.most).toBe(true)
      for (const { key, options } of rules.choices)
        expect(options.map((option) => option.key)).toContain(picks[key])
    }),
  )
})

const today = dayOf("2026-11-27")

test("an address with a day has it after the answers, and all of it is an answer", () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 0, max: today }), ({ rules, answers }, dated) => {
      const search = serializeAnswers(answers, rules, dated)
      fc.pre(search !== "")
      expect(search).toBe(`${serializeAnswers(answers, rules)}&dated=${inDigits(dated)}`)
      expect(unknownParts(search, rules, today)).toEqual([])
    }),
  )
})

test.each([
  ["?pages=99999", "pages=99999"],
  ["?pages=0", "pages=0"],
  ["?pages=abc", "pages=abc"],
  ["?pages=", "pages"],
  ["?abc", "abc"],
  ["?languages=-1", "languages=-1"],
  ["?dated=20269999", "dated=20269999"],
  ["?pages=3&pages=4", "pages=4"],
  ["?pages=3&no such=one", "no such=one"],
  [`?pages=${"9".repeat(50)}`, `pages=${"9".repeat(18)}…`],
])("of %s the part %s is no answer", (search, part) => {
  fc.assert(fc.property(anyRules, (rules) => expect(unknownParts(search, rules, today)).toEqual([part])))
})

test("a question's answer that it does not have is reported", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const [choice] = rules.choices
      const part = `${choice?.key}=no1`
      expect(unknownParts(`?${part}`, rules, today)).toEqual([part])
    }),
  )
})

test("a question may have a name that networks use, too", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const choices = rules.choices.map((choice, index) => (index === 0 ? { ...choice, key: "ref" } : choice))
      expect(unknownParts("?ref=no1", { ...rules, choices }, today)).toEqual(["ref=no1"])
    }),
  )
})

test.each(["", "?", "?&&", "?utm_source=x&fbclid=abc"])(
  "%j is nobody's answer and is not reported",
  (search) => {
    fc.assert(fc.property(anyRules, (rules) => expect(unknownParts(search, rules, today)).toEqual([])))
  },
)
