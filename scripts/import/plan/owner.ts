import type { z } from "zod"
import { country, phone } from "../../../src/model/schema/fields"
import { normalizePhone } from "../../../src/text/numbers/normalize-phone"
import { site } from "../../../src/model/schema/content-types/site"
import { slugify } from "../../../src/text/slugify"
import { quoted } from "../quoted"
import { type Change, type Files, type Plan, type Resume, none } from "./plan"
import { timeZoneOf } from "./time-zone"

const file = "site.json"

/**
 * What a resume says of the owner. The sample's owner goes whole: short name, time zone, accounts, first day of work and
 * free start are the owner's or gone.
 */
export function ownerPart(resume: Resume, files: Files): Plan {
  const settings = site.strip().safeParse(files.get(file)).data
  if (!settings) return none
  const sample = settings.owner.sample === true
  const { name, email, label, location = {}, phone: written } = resume.basics
  const number = phone.safeParse(written && normalizePhone(written)).data
  const facts = {
    name,
    email,
    jobTitle: label,
    location: [location.city, location.region].filter(Boolean).join(", ") || undefined,
    ...(!sample && { phone: number }),
  }
  const given = Object.entries(facts).filter(([, value]) => value !== undefined)
  const missing = ["name", "email", "jobTitle", "location"].filter(
    (key) => !given.some(([other]) => other === key),
  )
  const accounts = accountsOf(resume, settings.socials, sample)
  const more = sample ? inPlaceOfSample(resume, missing, number) : { changes: [], guessed: [] }
  return {
    changes: [
      ...given.map(([key, value]) => ({ file, path: ["owner", key], value, sample })),
      ...more.changes,
      ...accounts.changes,
    ],
    guessed: more.guessed,
    left: [
      ...(written !== undefined && !number
        ? [
            `basics.phone ${quoted(written)} has no country's code, such as +1: write it into owner.phone of content/site.json`,
          ]
        : []),
      ...(sample
        ? missing.map(
            (key) =>
              `owner.${key} of content/site.json is still the sample's, as the file says none: write yours`,
          )
        : []),
      ...accounts.left,
    ],
  }
}

/** What a resume does not say of an owner, and the site may do without. */
const ofSample = ["phone", "phoneWays", "businessProfile", "workingDays", "daysOff", "answerDays"]

/** A field of the sample's owner that the file's replaces, or that goes. */
const inPlace = (path: string[], value: unknown): Change => ({
  file,
  path,
  value,
  sample: true,
  only: "sample",
})

/** What else the sample says of its owner. The mark of the sample goes once nothing of it is left. */
function inPlaceOfSample(
  { basics, work = [] }: Resume,
  missing: readonly string[],
  number: string | undefined,
) {
  const { name, email, label, location } = basics
  const slug =
    name && (slugify(name.split(" ")[0] ?? "") || slugify(email?.split("@")[0] ?? "") || "me").slice(0, 60)
  const { zone, from } = timeZoneOf(location)
  const first = work.flatMap(({ startDate }) => startDate ?? []).toSorted()[0]
  const since = first && `${first}-01-01`.slice(0, 10)
  const code = country.safeParse(location?.countryCode).data
  const values = {
    ...(slug && { slug }),
    timeZone: zone,
    since,
    ...Object.fromEntries(ofSample.map((key) => [key, undefined])),
    ...(number && { phone: number }),
    ...(missing.length === 0 && { sample: undefined }),
  }
  return {
    changes: [
      ...Object.entries(values).map(([key, value]) => inPlace(["owner", key], value)),
      inPlace(["availability"], undefined),
      ...(code ? [inPlace(["country"], code)] : []),
      ...(name ? [inPlace(["alternateNames"], ["{name}"])] : []),
      ...(label ? [inPlace(["title"], `{name}, ${label}`)] : []),
    ],
    guessed: [
      ...(slug ? [`owner.slug: ${slug}, from the name; it is part of addresses`] : []),
      `owner.timeZone: ${zone}, from ${from}`,
      ...(since ? [`owner.since: ${since}, from the first post; {experience} counts the years from it`] : []),
    ],
  }
}

type Socials = z.infer<typeof site>["socials"]

/** The owner's accounts. Those of the sample that the file does not have go. */
function accountsOf({ basics }: Resume, socials: Socials, sample: boolean) {
  const profiles = (basics.profiles ?? []).map(({ network, url }) => ({
    index: socials.findIndex(({ name }) => name.toLowerCase() === network.toLowerCase()),
    network,
    url: url.replace(/\/$/, ""),
  }))
  const known = profiles.filter(({ index }) => index >= 0)
  const value = known.flatMap(({ index, url }) => {
    const [account] = socials.slice(index)
    return account ? [{ ...account, url }] : []
  })
  const changes: Change[] = sample
    ? [{ file, path: ["socials"], value, sample }]
    : known.map(({ index, url }) => ({ file, path: ["socials", index, "url"], value: url, sample }))
  const left = profiles
    .filter(({ index }) => index < 0)
    .map(
      ({ network, url }) =>
        `basics.profiles ${network}, ${url}: content/icons/ has no drawing for it; put one there, and add it to socials of content/site.json`,
    )
  return { changes, left }
}
