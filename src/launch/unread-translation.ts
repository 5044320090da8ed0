import type { Translation } from "../model/languages/read-translations"
import type { LaunchIssue } from "./launch-issue"

/** A translation that nobody who speaks its language has read. Machines and learners make mistakes that only they see. */
export function unreadTranslation({ file, source, tag }: Translation): LaunchIssue[] {
  const readBy: unknown = Object(source.data).readBy
  if (source.issues.length || (typeof readBy === "string" && readBy.trim())) return []
  const language = new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag
  return [
    {
      file,
      path: [],
      name: `unread ${tag}`,
      what: `has been read by nobody who speaks ${language}`,
      remedy: `ask somebody to read it, and name them: "readBy": "…"`,
    },
  ]
}
