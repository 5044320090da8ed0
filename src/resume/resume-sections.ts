/** An entry of a resume, in the form that the page and the PDF share. Empty texts are left out. */
export type ResumeEntry = {
  title: string
  /** The case study or the organization's page, if there is one. */
  to: string | null
  place: string
  period: string
  text: string
  points: readonly string[]
}

export type ResumeSection = { title: string; entries: readonly ResumeEntry[]; isWide?: boolean }

const joined = (parts: readonly (string | null | undefined)[], character: string) =>
  parts.filter(Boolean).join(character)

/** The sections with entries, before and after the skills. A nameless project named one that is gone. */
export function resumeSections(resume: Queries.ResumeFragment, titles: Queries.ResumeTitlesFragment) {
  const { work, projects, education, certificates, volunteer, awards, publications } = resume
  const before = [
    { title: titles.work, entries: (work ?? []).map(postOf) },
    {
      title: titles.projects,
      entries: newestFirst(projects ?? [])
        .map(projectOf)
        .filter(({ title }) => title),
      isWide: true,
    },
  ]
  const after = [
    { title: titles.education, entries: (education ?? []).map(educationOf) },
    { title: titles.certificates, entries: (certificates ?? []).map(certificateOf) },
    {
      title: titles.volunteer,
      entries: (volunteer ?? []).map((each) => postOf({ ...each, name: each.organization, location: null })),
    },
    { title: titles.awards, entries: (awards ?? []).map(awardOf) },
    { title: titles.publications, entries: (publications ?? []).map(publicationOf) },
  ]
  return { before: before.filter(hasEntries), after: after.filter(hasEntries) }
}

const hasEntries = ({ entries }: ResumeSection) => entries.length > 0

type Fields = Queries.ResumeFragment
type Item<List extends keyof Fields> =
  NonNullable<Fields[List]> extends readonly (infer Found)[] ? Found : never

const postOf = ({
  position,
  name,
  location,
  url,
  period,
  summary,
  highlights,
}: Item<"work">): ResumeEntry => ({
  title: position,
  to: url,
  place: joined([name, location], ", "),
  period,
  text: summary ?? "",
  points: highlights ?? [],
})

/** What goes on has no end, so it comes first; what has no date comes last. Equal ones stay in the owner's order. */
function newestFirst(projects: readonly Item<"projects">[]) {
  const lastDay = ({ startDate, endDate, entry }: Item<"projects">) =>
    endDate ?? (startDate ? "now" : (entry?.date ?? ""))
  return projects.toSorted((a, b) => (lastDay(a) < lastDay(b) ? 1 : lastDay(a) > lastDay(b) ? -1 : 0))
}

const projectOf = ({
  name,
  description,
  url,
  period,
  highlights,
  keywords,
  entry,
}: Item<"projects">): ResumeEntry => ({
  title: name ?? entry?.title ?? "",
  to: entry?.caseStudy?.path ?? url,
  place: (keywords ?? entry?.tags ?? []).join(", "),
  period,
  text: description ?? entry?.description ?? "",
  points: highlights ?? [],
})

const educationOf = (item: Item<"education">): ResumeEntry => ({
  title: joined([item.studyType, item.area], ", ") || item.institution,
  to: item.url,
  place: item.studyType || item.area ? item.institution : "",
  period: item.period,
  text: item.score ?? "",
  points: item.courses ?? [],
})

const certificateOf = ({ name, issuer, url, period }: Item<"certificates">): ResumeEntry => ({
  title: name,
  to: url,
  place: issuer ?? "",
  period,
  text: "",
  points: [],
})

const awardOf = ({ title, awarder, period, summary }: Item<"awards">): ResumeEntry => ({
  title,
  to: null,
  place: awarder ?? "",
  period,
  text: summary ?? "",
  points: [],
})

const publicationOf = ({ name, publisher, url, period, summary }: Item<"publications">): ResumeEntry => ({
  title: name,
  to: url,
  place: publisher ?? "",
  period,
  text: summary ?? "",
  points: [],
})

/** What the owner looks for, as names and values. The start is from `availability` in the site's settings. */
export function seekingFacts(
  seeking: Queries.ResumeFragment["seeking"],
  start: string | null | undefined,
  titles: Queries.ResumeTitlesFragment,
) {
  const facts: readonly [string, string | null | undefined][] = [
    [titles.role, seeking?.role],
    [titles.start, start],
    [titles.place, seeking?.place],
    [titles.authorization, seeking?.authorization],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

type Owner = {
  readonly name: string
  readonly email: string
  readonly jobTitle: string
  readonly location: string
}

/** Who the resume is about. What it leaves out is taken from the site's owner. */
export function personOf({ name, label, email, location }: Queries.ResumeFragment["basics"], owner: Owner) {
  return {
    name: name ?? owner.name,
    label: label ?? owner.jobTitle,
    email: email ?? owner.email,
    place: joined([location?.city, location?.region], ", ") || owner.location,
  }
}

export const profilesOf = (
  { profiles }: Queries.ResumeFragment["basics"],
  socials: readonly { readonly name: string; readonly url: string }[],
) =>
  profiles?.map(({ network, url }) => ({ name: network, url })) ??
  socials.map(({ name, url }) => ({ name, url }))

/** An address as it is written by hand: `linkedin.com/in/ada`. */
export const inWords = (url: string) => url.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/$/, "")

/** The groups of skills that a resume names itself: those with words of their own, and the names of the others in a row. */
export function ownSkills(groups: NonNullable<Fields["skills"]>) {
  const all = groups.map(({ name, level, keywords }) => ({
    name,
    text: [level, keywords?.join(", ")].filter(Boolean).join(": "),
  }))
  return {
    described: all.filter(({ text }) => text),
    names: all.filter(({ text }) => !text).map(({ name }) => name),
  }
}

/** Languages with how well they are spoken. */
export const languageLines = ({ languages }: Queries.ResumeFragment) =>
  (languages ?? []).map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language))
