import { z } from "zod"
import { type Fault, placeOf } from "./fault"
import { type Surroundings, lookUp } from "./look-up"
import type { Entry } from "./read-entries"
import { didYouMean, reasonsOf } from "./reason"
import { type OwnerTokens, unknownTokens } from "./tokens"
import { type Leaf, keysAt, leavesOf } from "./walk"

/** The entry's fields held against its kind. */
export function checkFields({ file, kind, source, data }: Entry): Fault[] {
  const { $schema: _, ...fields } = z.record(z.string(), z.unknown()).catch({}).parse(data)
  const result = kind.schema.safeParse(fields, { reportInput: true })
  if (result.success) return []
  return result.error.issues
    .flatMap((issue) => reasonsOf(issue, (at) => keysAt(kind.schema, at)))
    .map(({ path: at, reason }) => ({ file, line: source.lineOf(at), place: placeOf(at), reason }))
}

/** What each text field points to: files, pages, tokens. */
export function checkLeaves(entry: Entry, tokens: OwnerTokens, surroundings: Surroundings): Fault[] {
  const fault = ({ path: at }: Leaf, reason: string): Fault => ({
    file: entry.file,
    line: entry.source.lineOf(at),
    place: placeOf(at),
    reason,
  })
  return leavesOf(entry.kind.schema, entry.data).flatMap((leaf) => {
    const { value, role } = leaf
    const unknown = unknownTokens(value, tokens).map((key) =>
      fault(leaf, `has {${key}}, which stands for nothing${didYouMean(key, Object.keys(tokens))}`),
    )
    return [...unknown, ...lookUp(surroundings, entry.file, value, role).map((reason) => fault(leaf, reason))]
  })
}
