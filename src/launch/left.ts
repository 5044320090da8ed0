import { placeOf } from "../model/fault"

/** What still stands between a copy of the site and a live site of its owner's. */
export type Left = {
  /** The file to edit, from the project's folder. */
  file: string
  /** The line, from 1, where it is known. */
  line?: number | undefined
  /** The field; empty for the file as a whole. */
  path: readonly PropertyKey[]
  /** What is not the owner's own yet. */
  what: string
  /** What to do about it. */
  remedy: string
}

/** One on a line: `content/site.json:9 owner.email is an example address: put your own.` */
export function leftLine({ file, line, path, what, remedy }: Left): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${[place, placeOf(path), what].filter(Boolean).join(" ")}: ${remedy}.`
}
