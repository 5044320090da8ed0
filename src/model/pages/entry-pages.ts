import { z } from "zod"
import { fillIn } from "../../text/fill-in"
import { projectIn, projectOf, slugOf } from "../read/project-of"
import type { Entry } from "../read/read-entries"
import { contentOf } from "./fixed-pages"
import { movedFrom } from "./moved-from"
import { pictureOf } from "./share-motif"
import type { PageSource, BasePage } from "./site-page"

const accented = z.object({ color: z.string().optional() }).catch({})
const headlined = z.object({ headline: z.string() }).catch({ headline: "{state}" })
const stateFields = z
  .object({
    state: z.string(),
    short: z.string(),
    areas: z.object({ bgColor: z.string().optional() }).optional(),
  })
  .catch({ state: "", short: "" })
const articleFields = z
  .object({ title: z.string(), project: z.string().optional() })
  .catch({ title: "", project: undefined })
const studyFields = z.object({ title: z.string(), type: z.string() }).catch({ title: "", type: "" })

/** Their share images show pictures alone, and no prices. */
type Source = Omit<PageSource, "money">

/** The pages of states, articles and case studies. */
export function entryPages(origin: Source): BasePage[] {
  return origin.entries.flatMap((entry) => {
    const path = pathOf(entry, origin.entries)
    if (path === undefined) return []
    const { template, title, label, accent } = lookOf(entry, origin)
    const picture = pictureOf(projectOf(entry, origin.entries) ?? entry)
    const share = {
      title,
      kicker: label,
      owner: origin.owner.name,
      accent,
      ...(picture && { pictures: [picture] }),
    }
    return [{ path, template, title, source: entry.file, share, ...movedFrom(entry.data), entry }]
  })
}

/** The address of an entry's page; undefined if it makes none. */
function pathOf(entry: Entry, entries: readonly Entry[]): string | undefined {
  const project = projectOf(entry, entries)
  const slug = project ? slugOf(project) : entry.slug
  return slug === undefined ? undefined : entry.type.path?.(slug)
}

type Look = { template: string; title: string; label: string; accent: string | undefined }

/** An entry's template and title, and the label and accent of its share image. */
function lookOf({ type, slug, data }: Entry, { entries, owner, words }: Source): Look {
  if (type.name === "State") {
    const { headline } = headlined.parse(contentOf("states", entries).entry?.data)
    const { areas, ...state } = stateFields.parse(data)
    const title = fillIn(headline, state)
    return { template: "state-landing", title, label: owner.jobTitle, accent: areas?.bgColor }
  }
  if (type.name === "Article") {
    const { title, project } = articleFields.parse(data)
    const accent = accented.parse(projectIn(entries, project)?.data).color
    return { template: "article", title, label: words.article, accent }
  }
  const study = studyFields.parse(data)
  const accent = accented.parse(projectIn(entries, slug)?.data).color
  return { template: "case-study", title: study.title, label: study.type, accent }
}
