import { fillIn } from "../text/fill-in"
import { type Answers, type Option, type Plan, type Rules, type Span, pickedOptions } from "./rules"

/** A line of the itemized price. */
export type Line = Span & { readonly label: string }

export type Estimate = {
  readonly plan: Plan
  /** The plan's own price first, then what is on top. */
  readonly lines: readonly Line[]
  /** The sum of the lines. */
  readonly total: Span
  /** The working days that it takes. */
  readonly days: Span
  /** What the answers add to what the plan includes. */
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  /** The client's deadline in days from today, if there is one. */
  readonly within: number | undefined
}

/**
 * The price of a site.
 * @param rules with at least one plan.
 * @returns a total that is the sum of its lines. The first line is the price of the plan that fits, and no line is below
 * zero, so no total is below the plan's price.
 */
export function estimate(rules: Rules, answers: Answers): Estimate {
  const { pages, languages } = answers
  const options = pickedOptions(rules, answers)
  const plan = fittingPlan(rules.plans, pages, options)
  const beyond = Math.max(0, pages - (plan.pages ?? pages))
  const lines = [
    { label: plan.name, low: plan.price, high: plan.price },
    ...times(rules.pages.line, beyond, beyond),
    ...times(rules.languages.line, languages - 1, (languages - 1) * pages),
    ...options.flatMap(({ line }) => (line ? times(line, 1, 1) : [])),
  ]
  return {
    plan,
    lines,
    total: { low: sum(lines.map(({ low }) => low)), high: sum(lines.map(({ high }) => high)) },
    days: daysOf(rules, answers, plan),
    included: options.flatMap(({ included }) => included ?? []),
    excluded: [...options.flatMap(({ excluded }) => excluded ?? []), ...rules.excluded],
    within: options.find(({ within }) => within !== null)?.within ?? undefined,
  }
}

/** The first plan that has room for the pages and all that is asked for; else the largest. */
function fittingPlan(plans: readonly Plan[], pages: number, options: readonly Option[]): Plan {
  const least = Math.max(0, ...options.map((option) => plans.findIndex(({ name }) => name === option.plan)))
  const able = plans.slice(least)
  const fitting = able.find((plan) => plan.pages === null || plan.pages >= pages) ?? able.at(-1)
  if (!fitting) throw new Error("An estimate needs a plan")
  return fitting
}

/** A line for so many things, or none. */
const times = ({ label, low, high }: Line, count: number, factor: number): Line[] =>
  factor > 0
    ? [{ label: fillIn(label, { count: String(count) }), low: low * factor, high: high * factor }]
    : []

/** The working days, never outside the bounds for a basic or a complex site. */
function daysOf(rules: Rules, answers: Answers, plan: Plan): Span {
  const { basic, complex, page, margin } = rules.timing
  const [first] = rules.plans
  const bounds = plan === first ? basic : complex
  const further = Math.max(0, answers.pages - (first?.pages ?? answers.pages))
  const more = sum(pickedOptions(rules, answers).map(({ days }) => days ?? 0))
  const low = bounds.low + further * page + (answers.languages - 1) * rules.languages.days + more
  return { low: Math.min(low, bounds.high), high: Math.min(low + margin, bounds.high) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
