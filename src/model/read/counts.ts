import { z } from "zod"
import { type Gender, capitalized, inWords } from "../../text/numbers/in-words"

/** As many projects as the home page shows (`limit` of its query). */
const curatedLimit = 6

type Counted = {
  type: string
  of: (data: unknown) => number
  most?: number
  /** The gender of the usual word for it, in Spanish. Left out, it is masculine. */
  gender?: Gender
}

const list = z.object({ items: z.array(z.unknown()) })
const itemsOf = (data: unknown) => list.safeParse(data).data?.items.length ?? 0
const groups = z.object({ groups: z.array(z.unknown()) })
const skillsOf = (data: unknown) =>
  (groups.safeParse(data).data?.groups ?? []).reduce<number>((sum, group) => sum + itemsOf(group), 0)
const curated = z.object({ curated: z.literal(true) })

/** What the content's words may count: `{projects}` and so on. */
const counted: Record<string, Counted> = {
  projects: { type: "Project", of: () => 1 },
  curated: { type: "Project", of: (data) => (curated.safeParse(data).success ? 1 : 0), most: curatedLimit },
  articles: { type: "Article", of: () => 1 },
  states: { type: "State", of: () => 1 },
  skills: { type: "SkillList", of: skillsOf, gender: "feminine" },
  roles: { type: "RoleList", of: itemsOf },
  plans: { type: "PlanList", of: itemsOf },
  currencies: { type: "CurrencyList", of: itemsOf, gender: "feminine" },
}

/** The names of what is counted, with the content type that each is counted from. */
export const countedTypes = Object.entries(counted).map(([name, { type }]) => ({ name, type }))

/** Returns how many there are of what a token counts. Takes the fields of every entry of a type. */
export function countOf(name: string, dataOf: (type: string) => readonly unknown[]): number {
  const { type, of, most } = counted[name] ?? { type: "", of: () => 0 }
  const all = dataOf(type).reduce<number>((sum, data) => sum + of(data), 0)
  return Math.min(all, most ?? all)
}

/**
 * Tokens of what is counted: `{projects}` is "eleven", `{Projects}` is "Eleven", `{projectsDigits}` is "11". Other
 * languages than English and Spanish have digits only. `names` is what to count; everything by default.
 */
export function countTokens(
  dataOf: (type: string) => readonly unknown[],
  names: readonly string[] = Object.keys(counted),
  language = "en-US",
): Record<string, string> {
  const wanted = Object.keys(counted).filter((name) => names.includes(name))
  const tokens = wanted.flatMap((name) => {
    const count = countOf(name, dataOf)
    const digits = new Intl.NumberFormat(language).format(count)
    const words = inWords(count, language, counted[name]?.gender)
    return [
      [name, words],
      [capitalized(name), capitalized(words, language)],
      [`${name}Digits`, digits],
    ]
  })
  return Object.fromEntries(tokens)
}
