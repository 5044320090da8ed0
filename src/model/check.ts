import { checkBody } from "./check-body"
import { checkFields, checkLeaves } from "./check-entry"
import { checkTogether, pagesOf, projectFolders } from "./check-together"
import type { Fault } from "./fault"
import { readEntries, readOwnerTokens } from "./read-entries"

/**
 * Everything that is wrong with the content, all of it at once.
 * @param root the project's folder, which holds `content/` and `static/`.
 * @returns the faults by file and line; none where the site can be built.
 */
export async function checkContent(root: string): Promise<Fault[]> {
  const tokens = readOwnerTokens(root)
  const { entries, faults } = readEntries(root, tokens)
  const surroundings = { root, pages: pagesOf(entries, tokens), projects: projectFolders(entries) }
  for (const entry of entries.filter(({ source }) => source.faults.length === 0)) {
    faults.push(...checkFields(entry), ...checkLeaves(entry, tokens, surroundings))
    if (entry.kind.hasBody) faults.push(...(await checkBody(entry, tokens, surroundings)))
  }
  faults.push(...checkTogether(entries, tokens))
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
}
