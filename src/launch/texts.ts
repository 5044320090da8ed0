import { withoutCode } from "../text/code-in-markdown"
import type { Entry } from "../model/read/read-entries"
import { leavesOf } from "../model/read/leaves"
import { groupsOf } from "./groups"

/** A text of an entry as the owner wrote it, with tokens such as {name} in braces: a field, or a line of the body. */
export type Text = {
  path: readonly PropertyKey[]
  line: number | undefined
  value: string
  /** True in a group of fields that is marked as a sample. The mark already asks for all of it. */
  marked: boolean
}

/** The texts of an entry that are the owner's words: no addresses, no files, not what others have published. */
export function proseOf(entry: Entry): Text[] {
  const { type, source } = entry
  const cited = groupsOf(type.schema, source.data)
    .filter(({ type: name }) => name === "Source")
    .map(({ path }) => path)
  const spoken = new Set(
    leavesOf(type.schema, source.data)
      .filter(({ role }) => role === undefined)
      .map(({ path }) => path.join(".")),
  )
  const isCited = (path: readonly PropertyKey[]) =>
    cited.some((place) => place.every((key, index) => path[index] === key))
  return textsOf(entry).filter(
    ({ path }) => path.length === 0 || (spoken.has(path.join(".")) && !isCited(path)),
  )
}

/** The texts of an entry. Code in a body is left out, as it may show anything. */
export function textsOf({ type, source }: Entry): Text[] {
  const marks = groupsOf(type.schema, source.data)
    .filter(({ value }) => value["sample"] === true)
    .map(({ path }) => path)
  const isMarked = (path: readonly PropertyKey[]) =>
    marks.some((mark) => mark.every((key, index) => path[index] === key))
  const fields = leavesOf(type.schema, source.data).map(({ path, value }) => ({
    path,
    line: source.lineOf(path),
    value,
    marked: isMarked(path),
  }))
  const body = withoutCode(source.body)
    .split("\n")
    .map((value, index) => ({ path: [], line: source.bodyLine + index, value, marked: isMarked([]) }))
  return [...fields, ...body]
}
