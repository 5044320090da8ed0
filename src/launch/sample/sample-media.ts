import path from "node:path"
import { pictureName } from "../../model/markdown/picture-name"
import type { Entry } from "../../model/read/read-entries"
import { leavesOf } from "../../model/read/leaves"
import type { LaunchIssue } from "../launch-issue"
import { sampleFacts } from "./sample-facts"

/** Pictures and videos that a file shows: its fields, and the targets in its text. */
export function mediaOf({ type, source, file }: Entry) {
  const fields = leavesOf(type.schema, source.data)
    .filter(({ role }) => role === "file" || role === "static")
    .map(({ path: at, value }) => ({ at, value, line: source.lineOf(at) }))
  const targets = source.body.split("\n").flatMap((words, index) =>
    [...words.matchAll(/\]\(<?([^<>()]+\.(?:png|jpe?g|webp|avif|svg|mp4|webm))>?\)/gi)].map(
      ([, value = ""]) => ({
        at: [],
        value: pictureName(value),
        line: source.bodyLine + index,
      }),
    ),
  )
  return [...fields, ...targets].map((each) => ({ ...each, media: resolved(file, each.value) }))
}

export const isFilm = (file: string) => /\.(?:mp4|webm)$/i.test(file)

const resolved = (file: string, value: string) =>
  value.startsWith("/") ? `static${value}` : path.posix.join(path.posix.dirname(file), value)

type Group = "State" | "Project"

/** Pictures and videos that were made for another state or project, existing or of the sample's. */
export function mediaOfOthers(entries: readonly Entry[], entry: Entry): LaunchIssue[] {
  const group = entry.type.name === "CaseStudy" ? "Project" : entry.type.name
  return mediaOf(entry).flatMap(({ at, value, line, media }) => {
    const made = madeFor(entries, media)
    if (!made || (made.group === group && made.slug === entry.slug)) return []
    if (made.group !== group && made.exists) return []
    return [
      {
        file: entry.file,
        line,
        path: at,
        name: value,
        what: `shows ${value}, which was made for the ${made.group.toLowerCase()} ${made.slug}`,
        remedy: "put in your own, or take it out",
      },
    ]
  })
}

/** The state or project for which a file was made, by its folder or, for a video, by its name. */
function madeFor(entries: readonly Entry[], media: string) {
  const known: Record<Group, readonly string[]> = {
    State: [...slugsOf(entries, "State"), ...Object.keys(sampleFacts.states)],
    Project: [...slugsOf(entries, "Project"), ...Object.keys(sampleFacts.projects)],
  }
  const [, folder, inside = ""] = /^content\/(states|projects)\/([^/]+?)(?:\/.+|\.\w+)$/.exec(media) ?? []
  const [, demo, video = ""] = /^static\/videos\/(demo-)?(.+?)(?:-\d+)?\.\w+$/.exec(media) ?? []
  const group: Group = folder === "projects" || demo ? "Project" : "State"
  const slug = folder ? inside : video
  if (!known[group].includes(slug)) return undefined
  return { group, slug, exists: slugsOf(entries, group).includes(slug) }
}

const slugsOf = (entries: readonly Entry[], group: Group) =>
  entries.flatMap(({ type, slug }) => (type.name === group && slug !== undefined ? [slug] : []))
