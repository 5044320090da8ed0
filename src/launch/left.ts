import { placeOf } from "../model/fault"

/** Something to change before a copy of the site goes live. */
export type Left = {
  /** The file to edit, relative to the project's folder. */
  file: string
  /** The line, from 1, if known. */
  line?: number | undefined
  /** The field; empty for the file as a whole. */
  path: readonly PropertyKey[]
  /** Describes the problem. */
  what: string
  /** Describes the fix. */
  remedy: string
}

/** Formats it as one line: `content/site.json:9 owner.email is an example address: put your own.` */
export function leftLine({ file, line, path, what, remedy }: Left): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${[place, placeOf(path), what].filter(Boolean).join(" ")}: ${remedy}.`
}
