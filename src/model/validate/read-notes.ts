import { readFileSync } from "node:fs"
import path from "node:path"
import { checkFields } from "./check-entry"
import type { Fault } from "../errors/fault"
import { notes } from "../schema/notes"
import { readJson } from "../read/read"
import { type Entry, unreadable } from "../read/read-entries"
import { readText } from "../read/read-text"

/** Reads those of these files that are there. A file that cannot be read is kept, so that it can be reported. */
export function readNotes(root: string, files: readonly string[]): Entry[] {
  return notes.flatMap((kind) => {
    const file = `content/${kind.place}`
    if (!files.includes(file)) return []
    const { text: words, ...fault } = readText(readFileSync(path.join(root, file)))
    const source = readJson(words)
    if (fault.reason) source.faults = [{ place: "", ...fault, reason: fault.reason }]
    return [{ file, kind, slug: undefined, source, data: source.data }]
  })
}

/** Finds the faults of one of these files. */
export const checkNote = (note: Entry): Fault[] =>
  note.source.faults.length ? unreadable(note) : checkFields(note)
