import { z } from "zod"
import { absentAmong } from "../model/pages/absent/absent-among"
import { byAddress, hasItems, pageOfLink } from "../model/pages/absent/absent-pages"
import type { Content } from "../model/read/content"
import type { Entry } from "../model/read/read-entries"
import { groupsOf } from "./groups"

type Place = readonly PropertyKey[]

/** The pages that show an entry of a type, where it is not the page of the file's name. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  CurrencyList: ["payment"],
  FaqList: ["pricing"],
  LedgerClaim: ["proof"],
  PricingPage: ["pricing", "terms"],
}

/** The parts of the pricing page that the terms show, too. */
const inTerms: ReadonlySet<string> = new Set(["terms", "payment", "includedTitle"])

/** Groups of fields that are a section with a button, and go with the page it leads to. */
const sections: ReadonlySet<string | undefined> = new Set(["IntroWithAction", "PaymentOptions"])
const withAction = z.object({ action: z.object({ to: z.string() }) })

/**
 * Returns whether a build shows a place of an entry anywhere. Words of pages that the owner left out may stay in their
 * files, and nobody has to change them.
 */
export function shownPlaces({ entries, tokens }: Content): (entry: Entry, at: Place) => boolean {
  const hasStates = entries.some(({ type }) => type.name === "State")
  const absent = new Map([...absentAmong(entries), ...(hasStates ? [] : [["states", ""] as const])])
  const addresses = byAddress(absent, tokens.slug)
  const hasSkills = entries.some(({ type, data }) => type.name === "SkillList" && hasItems(data))
  const hidden = new Map(
    entries.map((entry) => [entry, hiddenIn(entry, { absent, addresses, hasSkills })] as const),
  )
  return (entry, at) => !hidden.get(entry)?.some((part) => part.every((key, index) => at[index] === key))
}

type Site = {
  absent: ReadonlyMap<string, string>
  addresses: ReadonlyMap<string, string>
  hasSkills: boolean
}

/** The places of an entry that no page shows, each with all that lies within it. */
function hiddenIn(entry: Entry, { absent, addresses, hasSkills }: Site): Place[] {
  const { name } = entry.type
  const [, own] = /^pages\/(.+)\.json$/.exec(entry.type.place) ?? []
  const pages = pagesOf[name] ?? (own === undefined ? [] : [own])
  if (pages.length > 0 && pages.every((page) => absent.has(page))) return [[]]
  if (name === "PricingPage" && absent.has("pricing"))
    return Object.keys(entry.type.schema.shape)
      .filter((key) => !inTerms.has(key))
      .map((key) => [key])
  return [
    // The skills stand there even if their own page is switched off.
    ...(name === "HomePage" && !hasSkills ? [["contribution"]] : []),
    ...groupsOf(entry.type.schema, entry.data)
      .filter(({ type, value }) => {
        const to = withAction.safeParse(value).data?.action.to
        return sections.has(type) && to !== undefined && addresses.has(pageOfLink(to))
      })
      .map(({ path }) => path),
  ]
}
