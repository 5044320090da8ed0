/** A mistake in a content file, reported to the owner. */
export type Fault = {
  /** The file, relative to the project's folder. */
  file: string
  /** The line, from 1, if it is known. */
  line?: number | undefined
  /** The field, such as `tags[1]`; empty for the file as a whole. */
  place: string
  /** What is wrong, and how to fix it. */
  reason: string
}

/** A mistake on a line of a text or drawing, before it is reported with its file. */
export type LineFault = { line: number; reason: string }

/** A field's path in readable form: `["tags", 1]` is `tags[1]`. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (place, key) =>
      typeof key === "number" ? `${place}[${key}]` : place ? `${place}.${String(key)}` : String(key),
    "",
  )
}

/** A fault on one line: `content/site.json:12 owner.email must be an e-mail address`. */
export function faultLine({ file, line, place, reason }: Fault): string {
  return [line === undefined ? file : `${file}:${line}`, place, reason].filter(Boolean).join(" ")
}

/** A warning on one line. Its first word distinguishes it from a fault. */
export const warningLine = (warning: Fault): string => `warning: ${faultLine(warning)}`

/** Faults as Gatsby's reporter and the commands print them: one line each, then the count. */
export function faultReport(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`
  return [...faults.map(faultLine), `${count} in the content`].join("\n")
}
