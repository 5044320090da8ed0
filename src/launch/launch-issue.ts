import { formatPath } from "../model/errors/content-issue"

export type LaunchIssue = {
  file: string
  line?: number | undefined
  path: readonly PropertyKey[]
  /** What was found, in a word: `Austin`, `sample`. content/launch.json names it to keep it. */
  name: string
  what: string
  remedy: string
  /** True if the site may go live with it. */
  hint?: boolean
}

/** Formats it as one line: `content/site.json:9 owner.email is an example, a@b.example: put in your own. [a@b.example]` */
export function launchIssueLine({ file, line, path, name, what, remedy, hint }: LaunchIssue): string {
  const place = line === undefined ? file : `${file}:${line}`
  const words = [hint && "hint:", place, formatPath(path), what].filter(Boolean).join(" ")
  return `${words}: ${remedy}. [${name}]`
}
