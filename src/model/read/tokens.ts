import type { z } from "zod"
import { experienceIn } from "../../text/numbers/experience"
import { absent } from "../../text/fill-in"
import { phoneNumber } from "../../text/numbers/phone-number"
import type { site } from "../schema/content-types/site"
import { todayAt } from "./today-at"

type Owner = Pick<z.infer<typeof site>["owner"], "name" | "slug" | "email" | "since"> & {
  timeZone?: string | undefined
  phone?: string | null | undefined
}

/** The words in braces that stand for the owner anywhere in the content. */
export type OwnerTokens = Record<"name" | "first" | "slug" | "email", string> & Record<string, string>

/** Words in braces that a template fills in itself. */
const templateTokens = new Set(
  "state short city1 city2 city3 city4 page pages category tag keywords count limit low high cost days date day time".split(
    " ",
  ),
)

/** Tokens that are there once the owner has filled in a field. */
const dependent: Record<string, string> = {
  experience: "owner.since",
  experienceDigits: "owner.since",
}

const token = /\{(\w+)\}/g

export const tokensIn = (text: string): string[] => [...text.matchAll(token)].map(([, key = ""]) => key)

/**
 * An owner's tokens. `{first}` is the name's first word, `{experience}` counts from `since`, `{year}` is the build's.
 * Without a number, a sentence with `{phone}` is left out. `today` as `2025-03-31`;
 * `language` says how long the owner has worked.
 */
export function ownerTokens(
  owner: Owner,
  today = todayAt({ owner }),
  language: string = "en-US",
): OwnerTokens {
  const [first = owner.name] = owner.name.split(" ")
  const { name, slug, email, since, phone } = owner
  return {
    name,
    first,
    slug,
    email,
    phone: phone ? phoneNumber(phone) : absent,
    year: today.slice(0, 4),
    ...(since === undefined ? {} : experienceTokens(since, today, language)),
  }
}

/** How long the owner has worked, in full years: "more than two years", "2+ years". */
function experienceTokens(since: string, today: string, language: string): Record<string, string> {
  const birthday = today.slice(5) >= since.slice(5)
  const years = Number(today.slice(0, 4)) - Number(since.slice(0, 4)) - (birthday ? 0 : 1)
  const { words, digits } = experienceIn(language, years)
  return { experience: words, experienceDigits: digits }
}

/** The tokens in a text that nothing will fill in. */
export function unknownTokens(text: string, values: OwnerTokens): string[] {
  return tokensIn(text).filter((key) => !Object.hasOwn(values, key) && !templateTokens.has(key))
}

/** Why a token stands for nothing; `hint` is for one that is misspelled. */
export function unknownToken(key: string, hint: string): string {
  const field = Object.hasOwn(dependent, key) ? dependent[key] : undefined
  return field
    ? `has {${key}}, which is made from ${field} of content/site.json; fill that in, or take the word in braces away`
    : `has {${key}}, which stands for nothing${hint}`
}
