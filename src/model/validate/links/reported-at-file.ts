import path from "node:path"
import { alikeName } from "../../errors/alike-name"
import { isMisplaced } from "../files/check-places"
import { formatPath } from "../../errors/content-issue"
import type { ReferenceContext } from "./check-reference"
import type { Entry } from "../../read/read-entries"
import { leavesOf } from "../../read/leaves"

/** Whether a path in `file` leads to a file that checkPlaces reports by itself, such as a HEIC picture. */
export function isReportedAtFile({ files }: ReferenceContext, file: string, value: string): boolean {
  const target = path.posix.join(path.posix.dirname(file), value)
  const found = files.has(target) ? target : alikeName(files, target)
  return found !== undefined && found.startsWith("content/") && isMisplaced(found)
}

/** The places of an entry's fields that name such a file. */
export function pathsReportedAtFile(
  { file, type, data }: Entry,
  around: ReferenceContext,
): ReadonlySet<string> {
  const leaves = leavesOf(type.schema, data).filter(({ role }) => role === "file")
  return new Set(
    leaves.filter(({ value }) => isReportedAtFile(around, file, value)).map(({ path: at }) => formatPath(at)),
  )
}
