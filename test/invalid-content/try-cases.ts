import { checkEntries } from "../../src/model/validate/check"
import { readContent } from "../../src/model/read/content"
import { issueLine } from "../../src/model/errors/content-issue"
import { fixture } from "../fixture"
import { drawingCases, mediaCases } from "./media"
import { entryCases } from "./entries"
import { nameCases } from "./names"
import { pictureCases } from "./pictures"

/** One way to corrupt a file of the small site, in memory. */
export type Case = {
  /** The kind of file, such as Article or drawing. */
  kind: string
  /** The kind of error, such as "misspelled". */
  error: string
  /** The file and what is done to it, for the developer. */
  how: string
  /** Whether the content check reports it, with file and field or line. */
  isReported: () => boolean | Promise<boolean>
}

/**
 * Corrupts every content file of the small site in every way that this folder knows, one at a time.
 * @param choose takes the cases to try; without it, all are tried.
 * @returns the cases that were not reported, how many were tried, and how many there are.
 */
export async function tryCases(choose = (cases: readonly Case[]) => cases) {
  const content = readContent(fixture)
  const intact = await checkEntries(content, content.entries)
  const missed = intact.map(issueLine)
  const cases = [
    ...entryCases(content),
    ...mediaCases(content),
    ...drawingCases(content),
    ...pictureCases(content),
    ...nameCases(content),
  ]
  const chosen = choose(cases)
  for (const { how, isReported } of chosen) if (!(await isReported())) missed.push(how)
  return { missed, tried: chosen.length, total: cases.length }
}

/** A sample with each kind of error in each kind of file once: the first case of each. It is always the same. */
export const sampleOf = (cases: readonly Case[]): Case[] => [
  ...new Map(cases.toReversed().map((each) => [`${each.kind} ${each.error}`, each])).values(),
]
