import path from "node:path"
import { alikeName } from "../../errors/alike-name"
import { isMisplaced } from "../files/check-places"
import { placeOf } from "../../errors/fault"
import type { Surroundings } from "./look-up"
import type { Entry } from "../../read/read-entries"
import { leavesOf } from "../../read/walk"

/**
 * Whether a path leads to a file that checkPlaces tells by itself, such as a HEIC picture: then the place that names it
 * is not told too.
 * @param file the content file that has the path.
 * @param value the path, relative to that file.
 */
export function isToldAtFile({ files }: Surroundings, file: string, value: string): boolean {
  const target = path.posix.join(path.posix.dirname(file), value)
  const found = files.has(target) ? target : alikeName(files, target)
  return found !== undefined && found.startsWith("content/") && isMisplaced(found)
}

/** The places of an entry's fields that name such a file. */
export function toldAtFiles({ file, kind, data }: Entry, around: Surroundings): ReadonlySet<string> {
  const leaves = leavesOf(kind.schema, data).filter(({ role }) => role === "file")
  return new Set(
    leaves.filter(({ value }) => isToldAtFile(around, file, value)).map(({ path: at }) => placeOf(at)),
  )
}
