import { z } from "zod"
import type { ContentIssue } from "../../errors/content-issue"
import type { Entry } from "../../read/read-entries"

const fields = z.object({ formerPaths: z.array(z.string()).optional() }).catch({})

/** An address without the ways to write it: a last slash, the file of a folder, or codes for letters. */
function plain(address: string): string {
  const [path = "", search] = address.split("?")
  const short = decoded(path).replace(/(?:\/|\/index\.html)$/, "")
  return search === undefined ? short : `${short}?${search}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // The schema refuses it.
    return path
  }
}

/** Former addresses that a page has now, or that two entries claim. So redirects never chain. */
export function checkFormerPaths(entries: readonly Entry[], pages: ReadonlySet<string>): ContentIssue[] {
  const issues: ContentIssue[] = []
  const claimed = new Map<string, string>()
  const taken = new Set([...pages, "/404.html"].map(plain))
  for (const { file, source, data } of entries) {
    const { formerPaths = [] } = fields.parse(data)
    for (const [index, former] of formerPaths.entries()) {
      const at = { file, line: source.lineOf(["formerPaths", index]), place: `formerPaths[${index}]` }
      const other = claimed.get(plain(former))
      if (taken.has(plain(former)))
        issues.push({ ...at, reason: `is ${former}, which is a page of the site` })
      if (other) issues.push({ ...at, reason: `is ${former}, which ${other} has already` })
      claimed.set(plain(former), file)
    }
  }
  return issues
}
