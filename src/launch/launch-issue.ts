import { formatPath } from "../model/errors/content-issue"

/** Something that is not the owner's own yet. */
export type LaunchIssue = {
  /** The file to edit, relative to the project's folder. */
  file: string
  /** The line, from 1, if known. */
  line?: number | undefined
  /** The field; empty for the file as a whole. */
  path: readonly PropertyKey[]
  /** What was found, in a word: `Austin`, `sample`. content/launch.json names it to keep it. */
  name: string
  /** Describes the problem. */
  what: string
  /** Describes the fix. */
  remedy: string
  /** True if the site may go live with it. */
  hint?: boolean
}

/** Formats it as one line: `content/site.json:9 owner.email is an example, a@b.example: put in your own. [a@b.example]` */
export function leftLine({ file, line, path, name, what, remedy, hint }: LaunchIssue): string {
  const place = line === undefined ? file : `${file}:${line}`
  const words = [hint && "hint:", place, formatPath(path), what].filter(Boolean).join(" ")
  return `${words}: ${remedy}. [${name}]`
}
