import { country as countryCode, email, phone, text } from "../../../src/model/schema/fields"
import { normalizePhone } from "../../../src/text/numbers/normalize-phone"
import { timeZoneOf } from "../../import/plan/time-zone"
import type { Answers } from "./answers"
import type { Resume } from "../facts"
import { remoteOf } from "../../repository/git"

export type Given = Partial<Answers>

/** What a resume answers. */
export function fromResume({ basics, work = [] }: Resume): Given {
  const { name, label, email: address, location = {}, phone: number, summary } = basics
  const place = [location.city, location.region].filter(Boolean).join(", ")
  const [first] = work.flatMap(({ startDate }) => startDate ?? []).toSorted()
  const [sentence = ""] = summary.split(/(?<=[.!?])\s/)
  const isShort = sentence.length >= 10 && sentence.length <= 160 && !sentence.startsWith("Sample text:")
  return withoutUnknown({
    name,
    jobTitle: label,
    email: email.safeParse(address).data,
    phone: phone.safeParse(number && normalizePhone(number)).data,
    country: countryCode.safeParse(location.countryCode).data,
    location: place || undefined,
    does: isShort ? sentence : undefined,
    since: first && `${first}-01-01`.slice(0, 10),
  })
}

/** What follows from other answers, from the repository's address and from this computer. */
export function proposals(root: string, { location, country, host: given }: Given): Given {
  const [city] = text.safeParse(location).data?.split(",") ?? []
  const remote = remoteOf(root)
  const host = given ?? (remote?.at === "github.com" ? "github" : "netlify")
  return withoutUnknown({
    timeZone: timeZoneOf({ city, countryCode: countryCode.safeParse(country).data }).zone,
    host,
    url: remote && addressAt(host, remote),
  })
}

/** The address that a host gives a repository's site. */
function addressAt(
  host: Answers["host"],
  { owner, name }: { owner: string; name: string },
): string | undefined {
  const own = `${owner}.github.io`.toLowerCase()
  const folder = name.toLowerCase()
  return {
    github: folder === own ? `https://${own}` : `https://${own}/${name}`,
    netlify: `https://${folder}.netlify.app`,
    cloudflare: `https://${folder}.pages.dev`,
    vercel: `https://${folder}.vercel.app`,
    nginx: undefined,
    caddy: undefined,
  }[host]
}

const withoutUnknown = (given: { [Key in keyof Answers]?: Answers[Key] | undefined }): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
