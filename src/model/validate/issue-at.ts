import { type ContentIssue, formatPath } from "../errors/content-issue"
import type { Entry } from "../read/read-entries"

/** What is wrong with a field of an entry. */
export const issueAt = (
  { file, source }: Pick<Entry, "file" | "source">,
  at: readonly PropertyKey[],
  reason: string,
): ContentIssue => ({ file, line: source.lineOf(at), place: formatPath(at), reason })
