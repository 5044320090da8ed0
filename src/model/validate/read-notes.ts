import { readFileSync } from "node:fs"
import path from "node:path"
import { checkFields } from "./entries/check-entry"
import type { ContentIssue } from "../errors/content-issue"
import { notes } from "../schema/notes"
import { readJson } from "../read/parse/parse-file"
import { type Entry, unreadable } from "../read/read-entries"
import { readText } from "../read/parse/read-text"

/** Reads those of these files that are there. A file that cannot be read is kept, so that it can be reported. */
export function readNotes(root: string, files: readonly string[]): Entry[] {
  return notes.flatMap((type) => {
    const file = `content/${type.place}`
    if (!files.includes(file)) return []
    const { text: words, ...error } = readText(readFileSync(path.join(root, file)))
    const source = readJson(words)
    if (error.reason) source.issues = [{ place: "", ...error, reason: error.reason }]
    return [{ file, type, slug: undefined, source, data: source.data }]
  })
}

export const checkNote = (note: Entry): ContentIssue[] =>
  note.source.issues.length ? unreadable(note) : checkFields(note)
