import { fillIn } from "../text/fill-in"
import { type Answers, type Option, type Plan, type Rules, type Span, pickedOptions } from "./rules"

type Line = Span & { readonly label: string }

export type Estimate = {
  readonly plan: Plan
  /** The plan's own price first, then what is on top. */
  readonly lines: readonly Line[]
  readonly total: Span
  /** What is due at first, if anything is. */
  readonly deposit: Span | undefined
  readonly days: Span
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  /** The client's deadline in days from today, if there is one. */
  readonly within: number | undefined
}

/**
 * The price of a site: the plan that fits, and lines on top of it. The total is the sum of the lines. No line is below
 * zero, so no total is below the plan's price. `rules` need at least one plan.
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
  const total = { low: sum(lines.map(({ low }) => low)), high: sum(lines.map(({ high }) => high)) }
  return {
    plan,
    lines,
    total,
    deposit: rules.deposit === null ? undefined : share(total, rules.deposit),
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

const times = ({ label, low, high }: Line, count: number, factor: number): Line[] =>
  factor > 0
    ? [{ label: fillIn(label, { count: String(count) }), low: low * factor, high: high * factor }]
    : []

const share = ({ low, high }: Span, percent: number): Span => ({
  low: Math.round((low * percent) / 100),
  high: Math.round((high * percent) / 100),
})

/**
 * The working days. The first plan alone takes those of a basic site; pages and wishes add to them. The largest plan
 * takes at least the fewest of a complex site, and nothing more than its most, so that one page more is never a leap.
 */
function daysOf(rules: Rules, answers: Answers, plan: Plan): Span {
  const { basic, complex, page } = rules.timing
  const [first] = rules.plans
  const further = Math.max(0, answers.pages - (first?.pages ?? answers.pages))
  const more = sum(pickedOptions(rules, answers).map(({ days }) => days ?? 0))
  const needed = basic.low + further * page + (answers.languages - 1) * rules.languages.days + more
  const least = plan !== first && plan === rules.plans.at(-1) ? complex.low : basic.low
  const most = Math.max(basic.high, complex.high)
  const low = Math.min(Math.max(needed, least), most)
  return { low, high: Math.min(low + marginAt(low, rules), most) }
}

/** The days between the first and the last day named. They grow from those of a basic site to those of a complex one. */
function marginAt(low: number, { timing: { basic, complex, margin } }: Rules): number {
  const least = basic.high - basic.low
  if (low <= basic.low) return least
  if (low >= complex.low) return margin
  return Math.round(least + ((low - basic.low) / (complex.low - basic.low)) * (margin - least))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
