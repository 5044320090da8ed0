import { z } from "zod"
import { fillIn } from "../../text/fill-in"
import { projectIn, projectOf, slugOf } from "../read/project-of"
import type { Entry } from "../read/read-entries"
import { contentOf } from "./fixed-pages"
import { movedFrom } from "./moved-from"
import { pictureOf } from "./share-pictures"
import type { Origin, SitePage } from "./site-page"

const accented = z.object({ color: z.string().optional() }).catch({})
const headlined = z.object({ headline: z.string() }).catch({ headline: "{state}" })
const stateFields = z
  .object({ state: z.string(), short: z.string(), areas: z.object({ bgColor: z.string().optional() }) })
  .catch({ state: "", short: "", areas: {} })
const articleFields = z
  .object({ title: z.string(), project: z.string().optional() })
  .catch({ title: "", project: undefined })
const studyFields = z.object({ title: z.string(), type: z.string() }).catch({ title: "", type: "" })

/** The pages of states, articles and case studies. */
export function entryPages(origin: Origin): SitePage[] {
  return origin.entries.flatMap((entry) => {
    const path = pathOf(entry, origin.entries)
    if (path === undefined) return []
    const { kind, title, label, accent } = lookOf(entry, origin)
    const picture = pictureOf(projectOf(entry, origin.entries) ?? entry)
    const share = { title, kind: label, owner: origin.owner.name, accent, picture }
    return [{ path, kind, title, source: entry.file, share, ...movedFrom(entry.data), entry }]
  })
}

/** The address of an entry's page; undefined if it makes none. */
function pathOf(entry: Entry, entries: readonly Entry[]): string | undefined {
  const project = projectOf(entry, entries)
  const slug = project ? slugOf(project) : entry.slug
  return slug === undefined ? undefined : entry.kind.path?.(slug)
}

type Look = { kind: string; title: string; label: string; accent: string | undefined }

/** An entry's template and title, and the label and accent of its share image. */
function lookOf({ kind, slug, data }: Entry, { entries, owner }: Origin): Look {
  if (kind.name === "State") {
    const { headline } = headlined.parse(contentOf("states", entries).entry?.data)
    const { areas, ...state } = stateFields.parse(data)
    const title = fillIn(headline, state)
    return { kind: "state-landing", title, label: owner.jobTitle, accent: areas.bgColor }
  }
  if (kind.name === "Article") {
    const { title, project } = articleFields.parse(data)
    const accent = accented.parse(projectIn(entries, project)?.data).color
    return { kind: "article", title, label: "Article", accent }
  }
  const { title, type } = studyFields.parse(data)
  const accent = accented.parse(projectIn(entries, slug)?.data).color
  return { kind: "case-study", title, label: type, accent }
}
