import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import type { Entry } from "../../read/read-entries"

const hasSketch = ({ data }: Entry) => Object(data).sketch !== undefined

/** Warns of sketches of a name alone that are not shown: without the contact form's sketch, they have no sorts of business and no colors. */
export function sketchesNotShown(entries: readonly Entry[]): ContentIssue[] {
  if (entries.some((entry) => entry.type.name === "ContactPage" && hasSketch(entry))) return []
  const reason =
    "is not shown: it has the sorts of business and the colors of the sketch in content/pages/contact.json, which has none; add it there, or take this out"
  return entries
    .filter(({ type }) => type.name === "HomePage" || type.name === "NotFoundPage")
    .filter((entry) => hasSketch(entry))
    .map((entry) => issueAt(entry, ["sketch"], reason))
}
