import { fillFields } from "./fill"
import type { Current } from "../current"
import type { Facts } from "../facts"
import type { Change } from "./changes"
import { socialsOf } from "./socials"
import { has, valuesOf } from "./values"

/** The owner, the site's address, the header and the footer. A menu entry whose page is not there stays out of sight. */
export function siteFile(facts: Facts, { files }: Current): Change {
  const {
    url,
    host,
    language,
    country,
    currency,
    name,
    slug,
    email,
    phone,
    since,
    jobTitle,
    location,
    timeZone,
    answerDays,
  } = facts
  const { title, alternateNames, ...frame } = Object(
    fillFields(facts.starter.files.get("site.json"), valuesOf(facts)),
  )
  const code = country ?? facts.history?.basics.location?.countryCode
  const off = (["booking", "pricing"] as const).filter((page) => !has(page, facts))
  const content = {
    url,
    host,
    title,
    alternateNames,
    language,
    ...(currency && { currency }),
    ...(code && { country: code }),
    owner: {
      name,
      slug,
      email,
      ...(phone && { phone }),
      ...(since && { since }),
      ...(answerDays && { answerDays }),
      jobTitle,
      location,
      timeZone,
      portrait: { src: "./pages/about/portrait.png" },
    },
    ...(off.length > 0 && { pages: Object.fromEntries(off.map((page) => [page, false])) }),
    logo: { src: "./logo.svg", alt: "" },
    socials: socialsOf(facts, files).shown,
    ...frame,
  }
  return { file: "content/site.json", content }
}
