import { forbiddenCharacter } from "../schema/characters"
import { loneDirection } from "../schema/direction"
import { type Fault, placeOf } from "../errors/fault"
import { type Surroundings, lookUp } from "./links/look-up"
import type { Entry } from "../read/read-entries"
import { didYouMean, reasonsOf } from "../errors/reason"
import { type OwnerTokens, unknownToken, unknownTokens } from "../read/tokens"
import { type Leaf, keysAt, leavesOf } from "../read/walk"

/** Checks an entry's fields against the schema of its kind. */
export function checkFields({ file, kind, source, data }: Entry): Fault[] {
  const twice = source.repeated.map((at) => ({ path: at, reason: "stands twice; take one out" }))
  const result = kind.schema.safeParse(withoutSchema(data), { reportInput: true })
  const issues = result.success ? [] : result.error.issues
  const faults = [
    ...twice,
    ...issues.flatMap((issue) => reasonsOf(issue, (at) => keysAt(kind.schema, at))),
  ].map(({ path: at, reason }) => ({ file, line: source.lineOf(at), place: placeOf(at), reason }))
  // Two rules of a field may give the same reason.
  return [...new Map(faults.map((fault) => [`${fault.place} ${fault.reason}`, fault])).values()]
}

/** Any file may have `$schema`, which is for the owner's editor. */
function withoutSchema(data: unknown): unknown {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return data
  const { $schema: _, ...fields } = { $schema: "", ...data }
  return fields
}

/** Checks that everything the text fields point to exists: files, pages, tokens. */
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
      fault(leaf, unknownToken(key, didYouMean(key, Object.keys(tokens)))),
    )
    const character = forbiddenCharacter(value)
    const control = character ? [fault(leaf, `has the control character ${character}; take it out`)] : []
    const turned = loneDirection(value)
    return [
      ...control,
      ...(turned ? [fault(leaf, turned)] : []),
      ...unknown,
      ...lookUp(surroundings, entry.file, value, role).map((reason) => fault(leaf, reason)),
    ]
  })
}
