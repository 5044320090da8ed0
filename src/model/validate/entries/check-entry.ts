import { forbiddenCharacter } from "../../schema/characters"
import { unclosedBidiReason } from "../../schema/bidi"
import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import { type ReferenceContext, referenceReason } from "../links/check-reference"
import type { Entry } from "../../read/read-entries"
import { wordsType } from "../../schema/content-types/words"
import { didYouMean, reasonsOf } from "../../errors/reason"
import { type OwnerTokens, unknownToken, unknownTokens } from "../../read/tokens"
import { type Leaf, keysAt, leavesOf } from "../../read/leaves"

/** Checks an entry's fields against the schema of its type. */
export function checkFields(entry: Entry): ContentIssue[] {
  const { type, source, data } = entry
  const twice = source.repeated.map((at) => ({ path: at, reason: "stands twice; take one out" }))
  const result = type.schema.safeParse(withoutSchema(data), { reportInput: true })
  const issues = result.success ? [] : result.error.issues
  const errors = [
    ...twice,
    ...issues.flatMap((issue) => reasonsOf(issue, (at) => keysAt(type.schema, at))),
  ].map(({ path: at, reason }) => issueAt(entry, at, reason))
  // Two rules of a field may give the same reason.
  return [...new Map(errors.map((error) => [`${error.place} ${error.reason}`, error])).values()]
}

/** Any file may have `$schema`, which is for the owner's editor. */
export function withoutSchema(data: unknown): unknown {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return data
  const { $schema: _, ...fields } = { $schema: "", ...data }
  return fields
}

/** Checks that everything the text fields point to exists: files, pages, tokens. */
export function checkLeaves(entry: Entry, tokens: OwnerTokens, context: ReferenceContext): ContentIssue[] {
  const issue = ({ path: at }: Leaf, reason: string) => issueAt(entry, at, reason)
  return leavesOf(entry.type.schema, entry.data).flatMap((leaf) => {
    const { value, role } = leaf
    // The tokens of a control's word are the control's own (check-words.ts).
    const unknown = (entry.type.name === wordsType ? [] : unknownTokens(value, tokens)).map((key) =>
      issue(leaf, unknownToken(key, didYouMean(key, Object.keys(tokens)))),
    )
    const character = forbiddenCharacter(value)
    const control = character ? [issue(leaf, `has the control character ${character}; take it out`)] : []
    const turned = unclosedBidiReason(value)
    return [
      ...control,
      ...(turned ? [issue(leaf, turned)] : []),
      ...unknown,
      ...referenceReason(context, entry.file, value, role).map((reason) => issue(leaf, reason)),
    ]
  })
}
