import { z } from "zod"
import type { Entry } from "../../model/read/read-entries"
import { inWords } from "../../text/numbers/in-words"
import { sampleFacts } from "./sample-facts"

export type SampleWord = {
  pattern: RegExp
  /** Whose word it is. Follows the word: `"Austin", where the sample's owner lives`. */
  whose: string
  remedy: string
}

const owner = z.object({
  name: z.string().catch(""),
  slug: z.string().catch(""),
  location: z.string().catch(""),
  timeZone: z.string().catch(""),
  sample: z.boolean().catch(false),
})
const settings = z.object({ owner, currency: z.string().optional().catch(undefined) })
const coded = z.object({ items: z.array(z.object({ code: z.string() })) })
const priced = z.object({ items: z.array(z.object({ price: z.number() })) })
const named = z.object({ state: z.string() })

const usual = "write your own, or take it out"

/** The sample's words that an owner's content should not have. `count` is by a token's name ("plans"). */
export function sampleWords(
  entries: readonly Entry[],
  count: (name: string) => number | undefined,
): SampleWord[] {
  const dataOf = (kind: string) => entries.filter((entry) => entry.type.name === kind).map(({ data }) => data)
  const site = settings.safeParse(dataOf("SiteSettings")[0]).data
  const own = site && !site.owner.sample ? site.owner : owner.parse({})
  const { clients, schools, places, clock, counts } = sampleFacts
  return [
    ...ownerWords(own).map((text) => sampleWord(text, "the sample's owner")),
    ...clients.map((text) => sampleWord(text, "a client of the sample")),
    ...schools.map((text) => sampleWord(text, "a school of the sample's owner")),
    ...(own.location.includes(places[0])
      ? []
      : places.map((text) => sampleWord(text, "where the sample's owner lives"))),
    ...(clockOf(own.timeZone) === clock.name
      ? []
      : [sampleWord(clock.name, "the time of the sample's owner")]),
    ...stateNames(entries, dataOf("State"), own.location).map((text) =>
      sampleWord(text, "a state that the sample has a page for"),
    ),
    ...projectNames(entries).map((text) => sampleWord(text, "a project of the sample")),
    ...currencyWords(dataOf("CurrencyList")[0], site?.currency),
    ...priceWords(dataOf("PlanList")[0]),
    ...Object.entries(counts).flatMap(([name, sample]) => countWord(name, sample, count(name))),
  ]
}

/** Matches a whole word, so that "Austin" is not found in "Austinite". */
function sampleWord(text: string, whose: string, remedy = usual): SampleWord {
  return { pattern: whole(text.replaceAll(".", "\\.")), whose, remedy }
}

const whole = (pattern: string, flags = "gu") =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "")

const ownerWords = ({ name, slug }: z.infer<typeof owner>) =>
  sampleFacts.owner.filter((word) => !letters(`${name} ${slug}-blogs ${slug}verse`).includes(letters(word)))

/** What a time zone is called, such as "Central Time"; empty if unknown. */
function clockOf(timeZone: string): string {
  if (!timeZone) return ""
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" })
    return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? ""
  } catch {
    return ""
  }
}

const hasEntry = (entries: readonly Entry[], kind: string, slug: string) =>
  entries.some((entry) => entry.type.name === kind && entry.slug === slug)

/** The states without a page here. Owners may name the state in which they live. */
function stateNames(entries: readonly Entry[], states: readonly unknown[], location: string): string[] {
  const own = new Set(states.map((data) => named.safeParse(data).data?.state))
  return Object.entries(sampleFacts.states)
    .filter(([slug, [name]]) => !hasEntry(entries, "State", slug) && !own.has(name))
    .filter(([, names]) => !names.some((name) => whole(name).test(location)))
    .map(([, [name]]) => name)
}

const projectNames = (entries: readonly Entry[]) =>
  Object.entries(sampleFacts.projects)
    .filter(([slug]) => !hasEntry(entries, "Project", slug))
    .map(([, title]) => title)

/** The currencies in which this owner is not paid. Prices are in US dollars if the site names no currency. */
function currencyWords(list: unknown, currency = "USD"): SampleWord[] {
  const own = new Set([currency, ...(coded.safeParse(list).data?.items.map(({ code }) => code) ?? [])])
  return Object.entries(sampleFacts.currencies)
    .filter(([code]) => !own.has(code))
    .flatMap(([code, words]) => [code, ...words])
    .map((text) => sampleWord(text, "a currency that you do not list", "take it out, or list the currency"))
}

/** The sample's prices that no plan here has: `$1500`, `$1,500`. */
function priceWords(list: unknown): SampleWord[] {
  const own = priced.safeParse(list).data?.items.map(({ price }) => price) ?? []
  return sampleFacts.prices
    .filter((price) => !own.includes(price))
    .map((price) => ({
      pattern: new RegExp(`\\$${String(price).replace(/(?=\d{3}$)/, ",?")}(?![\\d,]*\\d)`, "g"),
      whose: "a price of the sample's plans",
      remedy: "write the price of your own plan, or take it out",
    }))
}

/** "three plans", where there are two. */
function countWord(name: string, sample: number, own: number | undefined): SampleWord[] {
  if (own === undefined || own === sample) return []
  return [
    {
      pattern: whole(`(?:${inWords(sample)}|${sample}) (?:\\w+ )?${name}`, "giu"),
      whose: `as many as the sample has, and you have ${own}`,
      remedy: `write {${name}} in place of the number, and it is counted for you`,
    },
  ]
}
