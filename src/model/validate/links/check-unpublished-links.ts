import type { Outlines } from "./anchors"
import { contentWords } from "../../languages/content-words"
import type { Content } from "../../read/content"
import { type ContentIssue, formatPath } from "../../errors/content-issue"
import type { UnpublishedEntry } from "../../read/unpublished"
import { entryPages } from "../../pages/entry-pages"
import type { Entry } from "../../read/read-entries"
import { leavesOf } from "../../read/leaves"

/** Links from published entries to unpublished ones, which would lead nowhere. */
export function linksToUnpublished(
  { entries, unpublished, tokens, languages }: Content,
  outlines: Outlines,
): ContentIssue[] {
  const held = new Map(unpublished.map((each) => [each.entry, each]))
  const owner = { name: tokens.name, slug: tokens.slug, jobTitle: "" }
  const words = contentWords(entries, languages[0]).outside
  const pages = new Map(
    entryPages({ entries, owner, words }).flatMap(({ path, entry }) => {
      const waiting = entry && held.get(entry)
      return waiting ? [[path, waiting] as const] : []
    }),
  )
  const projects = new Map(
    unpublished.flatMap((each) =>
      each.entry.type.name === "Project" ? [[each.entry.slug, each] as const] : [],
    ),
  )
  const targetOf = (value: string, role: string | undefined) =>
    role === "project" ? projects.get(value) : pages.get(/^[^#?]*/.exec(value)?.[0] ?? "")

  return entries
    .filter((entry) => !held.has(entry))
    .flatMap((entry) =>
      linksOf(entry, outlines).flatMap(({ value, role, line, place }) => {
        const target =
          role === "page" || role === "way" || role === "project" ? targetOf(value, role) : undefined
        return target ? [{ file: entry.file, line, place, reason: reasonFor(value, target) }] : []
      }),
    )
}

function linksOf(entry: Entry, outlines: Outlines) {
  const { source, type, data } = entry
  const outline = outlines.get(entry)
  const body = !outline || "reason" in outline ? [] : outline.links
  return [
    ...leavesOf(type.schema, data).map(({ path, value, role }) => {
      return { value, role, line: source.lineOf(path), place: formatPath(path) }
    }),
    ...body.map(({ to, line }) => {
      return { value: to, role: "page" as const, line: source.bodyLine + line - 1, place: "" }
    }),
  ]
}

const reasonFor = (value: string, { entry, reason }: UnpublishedEntry) =>
  `leads to ${value}, which ${reason} (${entry.file}): publish that first, or take this out until then`
