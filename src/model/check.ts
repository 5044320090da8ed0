import { checkBody } from "./check-body"
import { checkFields, checkLeaves } from "./check-entry"
import { checkTogether, pagesOf } from "./check-together"
import type { Fault } from "./fault"
import { nearCopies } from "./near-copies"
import { readEntries, readOwnerTokens } from "./read-entries"

/** Faults stop a build; warnings do not. */
export type Findings = { faults: Fault[]; warnings: Fault[] }

/**
 * Everything that is wrong with the content, all of it at once.
 * @param root the project's folder, which holds `content/` and `static/`.
 * @returns faults and warnings by file and line; no faults where the site can be built.
 */
export async function checkContent(root: string): Promise<Findings> {
  const tokens = readOwnerTokens(root)
  const { entries, faults } = readEntries(root, tokens)
  const surroundings = { root, pages: pagesOf(entries, tokens) }
  for (const entry of entries.filter(({ source }) => source.faults.length === 0)) {
    faults.push(...checkFields(entry), ...checkLeaves(entry, tokens, surroundings))
    if (entry.kind.hasBody) faults.push(...(await checkBody(entry, tokens, surroundings)))
  }
  faults.push(...checkTogether(entries, tokens))
  return { faults: inOrder(faults), warnings: inOrder(nearCopies(entries)) }
}

const inOrder = (found: Fault[]) =>
  found.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
