import { issueLine, formatPath } from "../model/errors/content-issue"
import { launchNotes } from "../model/schema/notes"
import { checkNote, readNotes } from "../model/validate/read-notes"
import type { LaunchIssue } from "./launch-issue"

type Kept = { name: string; file?: string | undefined; place?: string | undefined }

const file = "content/launch.json"

/** Takes out what `content/launch.json` keeps. Each line there that matches nothing any more is a hint. */
export function withoutKept(
  root: string,
  files: readonly string[],
  found: readonly LaunchIssue[],
): LaunchIssue[] {
  const note = readNotes(root, files).find((each) => each.file === file)
  if (!note) return [...found]
  const issues = checkNote(note)
  const { data } = launchNotes.safeParse(note.data)
  if (issues.length || !data) return [...found, ...issues.map((issue) => broken(issueLine(issue)))]
  const idle = data.keep.flatMap((kept, index): LaunchIssue[] => {
    if (found.some((left) => keeps(kept, left))) return []
    const path = ["keep", index]
    const what = `keeps "${kept.name}", which is no longer found there`
    return [
      {
        file,
        line: note.source.lineOf(path),
        path,
        name: kept.name,
        what,
        remedy: "take it out",
        hint: true,
      },
    ]
  })
  return [...found.filter((left) => !data.keep.some((kept) => keeps(kept, left))), ...idle]
}

const keeps = (kept: Kept, left: LaunchIssue) =>
  kept.name === left.name &&
  (kept.file === undefined || kept.file === left.file) &&
  (kept.place === undefined || kept.place === formatPath(left.path))

const broken = (line: string): LaunchIssue => ({
  file,
  path: [],
  name: "launch.json",
  what: `cannot be used, so it keeps nothing (${line})`,
  remedy: "mend it",
})
