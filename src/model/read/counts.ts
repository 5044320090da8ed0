import { z } from "zod"
import { capitalized, inWords } from "../../text/in-words"

/** As many projects as the home page shows (`limit` of its query). */
export const curatedLimit = 6

type Counted = {
  /** The kind of content whose entries are counted. */
  kind: string
  /** The number of things that an entry counts for, from its fields. */
  of: (data: unknown) => number
  most?: number
}

const list = z.object({ items: z.array(z.unknown()) })
const itemsOf = (data: unknown) => list.safeParse(data).data?.items.length ?? 0
const groups = z.object({ groups: z.array(z.unknown()) })
const skillsOf = (data: unknown) =>
  (groups.safeParse(data).data?.groups ?? []).reduce<number>((sum, group) => sum + itemsOf(group), 0)
const curated = z.object({ curated: z.literal(true) })

/** What the content's words may count: `{projects}` and so on. */
const counted: Record<string, Counted> = {
  projects: { kind: "Project", of: () => 1 },
  curated: { kind: "Project", of: (data) => (curated.safeParse(data).success ? 1 : 0), most: curatedLimit },
  articles: { kind: "Article", of: () => 1 },
  states: { kind: "State", of: () => 1 },
  skills: { kind: "SkillList", of: skillsOf },
  roles: { kind: "RoleList", of: itemsOf },
  plans: { kind: "PlanList", of: itemsOf },
  currencies: { kind: "CurrencyList", of: itemsOf },
}

/** The names of what is counted, with the kind of content that each is counted from. */
export const countedKinds = Object.entries(counted).map(([name, { kind }]) => ({ name, kind }))

/** Returns how many there are of what a token counts. Takes the fields of every entry of a kind. */
export function countOf(name: string, dataOf: (kind: string) => readonly unknown[]): number {
  const { kind, of, most } = counted[name] ?? { kind: "", of: () => 0 }
  const all = dataOf(kind).reduce<number>((sum, data) => sum + of(data), 0)
  return Math.min(all, most ?? all)
}

/**
 * The tokens of what is counted: `{projects}` is "eleven", `{Projects}` is "Eleven", `{projectsDigits}` is "11".
 * @param dataOf the fields of every entry of a kind.
 * @param names what to count; everything by default.
 * @param language only English has words. In other languages all are digits.
 */
export function countTokens(
  dataOf: (kind: string) => readonly unknown[],
  names: readonly string[] = Object.keys(counted),
  language = "en-US",
): Record<string, string> {
  const wanted = Object.keys(counted).filter((name) => names.includes(name))
  const tokens = wanted.flatMap((name) => {
    const count = countOf(name, dataOf)
    const digits = new Intl.NumberFormat(language).format(count)
    const words = language.startsWith("en") ? inWords(count) : digits
    return [
      [name, words],
      [capitalized(name), capitalized(words)],
      [`${name}Digits`, digits],
    ]
  })
  return Object.fromEntries(tokens)
}
