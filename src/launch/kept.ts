import { faultLine, placeOf } from "../model/errors/fault"
import { launchNotes } from "../model/schema/notes"
import { checkNote, readNotes } from "../model/validate/read-notes"
import type { Left } from "./left"

type Kept = { name: string; file?: string | undefined; place?: string | undefined }

const file = "content/launch.json"

/**
 * Takes out what `content/launch.json` keeps. Adds a hint for each line there that matches nothing any more.
 * @param files the files of the project's content.
 */
export function withoutKept(root: string, files: readonly string[], found: readonly Left[]): Left[] {
  const note = readNotes(root, files).find((each) => each.file === file)
  if (!note) return [...found]
  const faults = checkNote(note)
  const { data } = launchNotes.safeParse(note.data)
  if (faults.length || !data) return [...found, ...faults.map((fault) => broken(faultLine(fault)))]
  const idle = data.keep.flatMap((kept, index): Left[] => {
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

const keeps = (kept: Kept, left: Left) =>
  kept.name === left.name &&
  (kept.file === undefined || kept.file === left.file) &&
  (kept.place === undefined || kept.place === placeOf(left.path))

const broken = (line: string): Left => ({
  file,
  path: [],
  name: "launch.json",
  what: `cannot be used, so it keeps nothing (${line})`,
  remedy: "mend it",
})
