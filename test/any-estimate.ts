import * as fc from "fast-check"
import type { Answers, Rules, Span } from "../src/estimate/rules"

/** Any rules that the content model allows, and any answers to them, for property tests. */

const key = fc.stringMatching(/^[a-z]{1,12}$/).filter((name) => name !== "pages" && name !== "languages")
const ordered = ([one, other]: [number, number]): Span => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
})
const span = (min: number, max: number) =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(ordered)
const line = fc
  .tuple(fc.string({ minLength: 1, maxLength: 60 }), span(0, 5000))
  .map(([label, amounts]) => ({ label, ...amounts }))
const days = fc.integer({ min: 0, max: 30 })

const plans = fc
  .uniqueArray(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 20 }),
      price: fc.integer({ min: 1, max: 100_000 }),
      pages: fc.option(fc.integer({ min: 1, max: 50 })),
    }),
    { minLength: 1, maxLength: 5, selector: ({ name }) => name },
  )
  .map((list) => list.toSorted((a, b) => a.price - b.price))

const option = (names: readonly string[]) =>
  fc.record({
    key,
    label: fc.string({ minLength: 1, maxLength: 60 }),
    plan: fc.option(fc.constantFrom(...names)),
    line: fc.option(line),
    days: fc.option(days),
    within: fc.option(fc.integer({ min: 1, max: 365 })),
    included: fc.constant(null),
    excluded: fc.constant(null),
  })

const choices = (names: readonly string[]) =>
  fc.uniqueArray(
    fc.record({
      key,
      question: fc.string({ minLength: 1, maxLength: 80 }),
      options: fc.uniqueArray(option(names), { minLength: 2, maxLength: 5, selector: (each) => each.key }),
    }),
    { minLength: 1, maxLength: 8, selector: (choice) => choice.key },
  )

export const anyRules: fc.Arbitrary<Rules> = plans.chain((list) =>
  fc.record({
    plans: fc.constant(list),
    pages: fc.record({
      usual: fc.integer({ min: 1, max: 40 }),
      most: fc.integer({ min: 40, max: 200 }),
      line,
    }),
    languages: fc.record({ most: fc.integer({ min: 2, max: 20 }), line, days }),
    choices: choices(list.map(({ name }) => name)),
    timing: fc.record({
      start: days,
      basic: span(1, 40),
      complex: span(1, 200),
      page: days,
      margin: days,
    }),
    excluded: fc.constant([]),
    deposit: fc.option(fc.integer({ min: 1, max: 100 })),
  }),
)

/** Rules, and answers to their questions. */
export const anyCase: fc.Arbitrary<{ rules: Rules; answers: Answers }> = anyRules.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    answers: fc.record({
      pages: fc.integer({ min: 1, max: rules.pages.most }),
      languages: fc.integer({ min: 1, max: rules.languages.most }),
      picks: fc.record(
        Object.fromEntries(
          rules.choices.map((choice) => [
            choice.key,
            fc.constantFrom(...choice.options.map((each) => each.key)),
          ]),
        ),
      ),
    }),
  }),
)
