import type { z } from "zod"
import { educationList, skillList } from "../../src/model/schema/content-types/lists"
import { phone } from "../../src/model/schema/fields"
import type { resume } from "../../src/model/schema/content-types/resume"
import { site } from "../../src/model/schema/content-types/site"

type Resume = z.infer<typeof resume>

/** A field to write, and whether what stands there now is a sample. */
export type Change = { file: string; path: (string | number)[]; value: unknown; sample: boolean }

export type Plan = { changes: Change[]; left: string[] }

export type Files = ReadonlyMap<string, unknown>

/** What a resume says of the site's owner, education and skills. */
export function planOf(file: Resume, files: Files): Plan {
  const parts = [ownerPart(file, files), educationPart(file, files), skillPart(file, files)]
  return { changes: parts.flatMap(({ changes }) => changes), left: parts.flatMap(({ left }) => left) }
}

const none: Plan = { changes: [], left: [] }

function ownerPart({ basics }: Resume, files: Files): Plan {
  const settings = site.strip().safeParse(files.get("site.json")).data
  if (!settings) return none
  const { city, region } = basics.location ?? {}
  const dialed = phone.safeParse(basics.phone?.replaceAll(/[^+\d]/g, "")).data
  const owner = {
    name: basics.name,
    email: basics.email,
    jobTitle: basics.label,
    location: [city, region].filter(Boolean).join(", ") || undefined,
    phone: dialed,
  }
  const sample = settings.owner.sample === true
  const profiles = (basics.profiles ?? []).map(({ network, url }) => ({
    index: settings.socials.findIndex(({ name }) => name.toLowerCase() === network.toLowerCase()),
    network,
    url,
  }))
  return {
    changes: [
      ...Object.entries(owner)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => ({ file: "site.json", path: ["owner", key], value, sample })),
      ...profiles
        .filter(({ index }) => index >= 0)
        .map(({ index, url }) => ({
          file: "site.json",
          path: ["socials", index, "url"],
          value: url.replace(/\/$/, ""),
          sample,
        })),
    ],
    left: [
      ...(basics.phone && !dialed
        ? [`basics.phone, ${basics.phone}: it has no country's code, such as +1`]
        : []),
      ...profiles
        .filter(({ index }) => index < 0)
        .map(
          ({ network }) => `basics.profiles, ${network}: content/site.json has no such entry with an icon`,
        ),
    ],
  }
}

function educationPart({ education = [] }: Resume, files: Files): Plan {
  const list = educationList.strip().safeParse(files.get("lists/education.json")).data
  const [first] = list?.items ?? []
  if (!list || education.length === 0) return none
  if (!first)
    return { changes: [], left: ["education: content/lists/education.json has no entry with a mark to copy"] }
  const items = education.map(({ institution, studyType, area, startDate, endDate, score, courses }) => ({
    name: [studyType, area].filter(Boolean).join(", ") || institution,
    org: institution,
    date: [startDate, endDate].filter(Boolean).join(" – ") || "?",
    ...(score && { grade: score }),
    desc: courses?.join(", ") || area || institution,
    img: first.img,
  }))
  const sample = list.sample === true
  return { changes: [{ file: "lists/education.json", path: ["items"], value: items, sample }], left: [] }
}

/** Only skills with a drawing can be shown. The drawings are those of the skills that the list has. */
function skillPart({ skills = [] }: Resume, files: Files): Plan {
  const list = skillList.strip().safeParse(files.get("lists/skills.json")).data
  const settings = site.strip().safeParse(files.get("site.json")).data
  if (!list || skills.length === 0) return none
  const known = new Map(
    list.groups.flatMap(({ items }) => items).map((item) => [item.name.toLowerCase(), item] as const),
  )
  const wanted = skills.map(({ name, keywords = [name] }) => ({ name, keywords }))
  const groups = wanted.map(({ name, keywords }) => ({
    name,
    text: list.groups.find((group) => group.name === name)?.text ?? keywords.join(", "),
    items: keywords.flatMap((keyword) => known.get(keyword.toLowerCase()) ?? []),
  }))
  const sample = settings?.owner.sample === true
  const value = groups.filter(({ items }) => items.length > 0)
  return {
    changes: value.length ? [{ file: "lists/skills.json", path: ["groups"], value, sample }] : [],
    left: wanted.flatMap(({ keywords }) =>
      keywords
        .filter((keyword) => !known.has(keyword.toLowerCase()))
        .map((keyword) => `skills, ${keyword}: it needs a drawing in content/lists/skills/`),
    ),
  }
}
