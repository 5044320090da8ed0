import { z } from "zod"
import type { ContentIssue } from "../errors/content-issue"
import { newestVersion, versionFile } from "../migrations/migrate"
import type { Entry } from "../read/read-entries"

const versioned = z.object({ version: z.int().min(0) })

/** Whether the content is for the model as it is now. Content that does not say may well be. */
export function checkVersion(notes: readonly Entry[]): { errors: ContentIssue[]; warnings: ContentIssue[] } {
  const note = notes.find(({ file }) => file === versionFile)
  if (!note) {
    const reason =
      "is missing: it says which changes of the model the content has. Run npm run content:update"
    return { errors: [], warnings: [{ file: versionFile, place: "", reason }] }
  }
  const { data } = versioned.safeParse(note.data)
  if (!data || data.version === newestVersion) return { errors: [], warnings: [] }
  const reason =
    data.version < newestVersion
      ? `is ${data.version}, but the content model is of version ${newestVersion}; run npm run content:update, which brings the content there`
      : `is ${data.version}, but this code knows version ${newestVersion}; merge the newer code first (docs/updating.md)`
  return {
    errors: [{ file: versionFile, line: note.source.lineOf(["version"]), place: "version", reason }],
    warnings: [],
  }
}
