export type ContentIssue = {
  file: string
  line?: number | undefined
  /** The field, such as `tags[1]`; empty for the file as a whole. */
  place: string
  reason: string
}

/** A mistake on a line of a text or drawing, before it is reported with its file. */
export type LineIssue = { line: number; reason: string }

/** A field's path in readable form: `["tags", 1]` is `tags[1]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (place, key) =>
      typeof key === "number" ? `${place}[${key}]` : place ? `${place}.${String(key)}` : String(key),
    "",
  )
}

/** An error on one line: `content/site.json:12 owner.email must be an e-mail address`. */
export function issueLine({ file, line, place, reason }: ContentIssue): string {
  return [line === undefined ? file : `${file}:${line}`, place, reason].filter(Boolean).join(" ")
}

/** A warning on one line. Its first word distinguishes it from an error. */
export const warningLine = (warning: ContentIssue): string => `warning: ${issueLine(warning)}`

/** Errors as Gatsby's reporter and the commands print them: one line each, then the count. */
export function errorReport(issues: readonly ContentIssue[]): string {
  const count = issues.length === 1 ? "1 error" : `${issues.length} errors`
  return [...issues.map(issueLine), `${count} in the content`].join("\n")
}
