import * as fc from "fast-check"
import { anyCase, anyRules } from "../../test/any-estimate"
import { estimate } from "./estimate"
import { type Rules, pickedOptions, defaultAnswers } from "./rules"

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

test("the total is the sum of its lines, whatever the rules and the answers are", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const { lines, total } = estimate(rules, answers)
      expect(total).toEqual({
        low: sum(lines.map(({ low }) => low)),
        high: sum(lines.map(({ high }) => high)),
      })
      expect(total.low).toBeLessThanOrEqual(total.high)
    }),
  )
})

test("no price is below that of the plan, and the plan has what was asked for", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const { plan, lines, total } = estimate(rules, answers)
      expect(total.low).toBeGreaterThanOrEqual(plan.price)
      expect(lines[0]).toMatchObject({ label: plan.name, low: plan.price })
      const rank = (name: string) => rules.plans.findIndex((each) => each.name === name)
      for (const option of pickedOptions(rules, answers))
        expect(rank(plan.name)).toBeGreaterThanOrEqual(rank(option.plan ?? ""))
    }),
  )
})

test("the plan has room for the pages, unless it is the largest, and no smaller plan would do", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const { plan } = estimate(rules, answers)
      const hasRoom = ({ pages }: { pages: number | null }) => pages === null || pages >= answers.pages
      expect(hasRoom(plan) || plan === rules.plans.at(-1)).toBe(true)
      const needed = pickedOptions(rules, answers).map((option) =>
        rules.plans.findIndex(({ name }) => name === option.plan),
      )
      const least = Math.max(0, ...needed)
      const smaller = rules.plans.slice(least, rules.plans.indexOf(plan))
      expect(smaller.filter(hasRoom)).toEqual([])
    }),
  )
})

test("the days are those of a basic site at least, and of a complex one at most", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const { plan, days } = estimate(rules, answers)
      const { basic, complex } = rules.timing
      const isLargest = plan !== rules.plans[0] && plan === rules.plans.at(-1)
      const most = Math.max(basic.high, complex.high)
      expect(days.low).toBeGreaterThanOrEqual(isLargest ? Math.min(complex.low, most) : basic.low)
      expect(days.low).toBeLessThanOrEqual(days.high)
      expect(days.high).toBeLessThanOrEqual(most)
    }),
  )
})

test("nothing asked for takes the days of a basic site", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const answers = { ...defaultAnswers(rules), pages: 1 }
      const { plan, days } = estimate(rules, answers)
      fc.pre(plan === rules.plans[0] && pickedOptions(rules, answers).every((option) => !option.days))
      expect(days).toEqual(rules.timing.basic)
    }),
  )
})

test("a page more never takes fewer days", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const [fewer, more] = [answers.pages, answers.pages + 1].map(
        (pages) => estimate(rules, { ...answers, pages }).days.low,
      )
      expect(more).toBeGreaterThanOrEqual(fewer ?? Infinity)
    }),
  )
})

test("the deposit is its part of the total, in whole units", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const { deposit, total } = estimate(rules, answers)
      fc.pre(rules.deposit !== null)
      expect(deposit?.low).toBe(Math.round((total.low * (rules.deposit ?? 0)) / 100))
      expect(deposit?.high).toBe(Math.round((total.high * (rules.deposit ?? 0)) / 100))
    }),
  )
  expect(estimate({ ...rules, deposit: null }, answers).deposit).toBeUndefined()
})

/** The plans and terms of the specification (R13.1, R13.7). */
const rules: Rules = {
  plans: [
    { name: "1.0", price: 1500, pages: 5 },
    { name: "2.0", price: 2700, pages: 10 },
    { name: "3.0", price: 5000, pages: 20 },
  ],
  pages: { usual: 5, most: 40, line: { label: "{count} more pages", low: 150, high: 220 } },
  languages: { most: 5, line: { label: "{count} more languages", low: 30, high: 45 }, days: 2 },
  choices: [
    {
      key: "sells",
      question: "Does it sell?",
      options: ["no", "shop"].map((key) => ({
        key,
        label: key,
        plan: key === "shop" ? "3.0" : null,
        line: null,
        days: key === "shop" ? 5 : null,
        within: null,
        included: null,
        excluded: null,
      })),
    },
  ],
  timing: { start: 2, basic: { low: 3, high: 4 }, complex: { low: 15, high: 40 }, page: 2, margin: 5 },
  excluded: [],
  deposit: 40,
}
const answers = defaultAnswers(rules)

test.each([
  [1, "no", "1.0", 1500, 1500, { low: 3, high: 4 }],
  [5, "no", "1.0", 1500, 1500, { low: 3, high: 4 }],
  [6, "no", "2.0", 2700, 2700, { low: 5, high: 7 }],
  [10, "no", "2.0", 2700, 2700, { low: 13, high: 17 }],
  [11, "no", "3.0", 5000, 5000, { low: 15, high: 20 }],
  [5, "shop", "3.0", 5000, 5000, { low: 15, high: 20 }],
  [20, "no", "3.0", 5000, 5000, { low: 33, high: 38 }],
  [22, "no", "3.0", 5300, 5440, { low: 37, high: 40 }],
  [40, "shop", "3.0", 8000, 9400, { low: 40, high: 40 }],
])("%i pages, shop: %s take plan %s", (pages, sells, name, low, high, days) => {
  const result = estimate(rules, { ...answers, pages, picks: { sells } })
  expect(result.plan.name).toBe(name)
  expect(result.total).toEqual({ low, high })
  expect(result.days).toEqual(days)
})

test("each further language is a line, for every page", () => {
  const { lines } = estimate(rules, { ...answers, languages: 3 })
  expect(lines[1]).toEqual({ label: "2 more languages", low: 2 * 5 * 30, high: 2 * 5 * 45 })
})

const low = (pages: number) => estimate(rules, { ...answers, pages }).days.low

test("a page more takes days more, not weeks", () => {
  for (let pages = 1; pages < 40; pages += 1) expect(low(pages + 1) - low(pages)).toBeLessThanOrEqual(2)
})
