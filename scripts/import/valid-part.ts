import { applyEdits, modify } from "jsonc-parser"
import type { z } from "zod"
import { formatPath } from "../../src/model/errors/content-issue"
import { valueAt } from "../../src/model/read/leaves"
import { reasonsOf } from "../../src/model/errors/reason"
import { truncate } from "../../src/text/text-width"
import { quoted } from "./quoted"

/** What of some data a schema takes, and what it does not, a line each with the reason. */
type Valid<Value> = { value: Value; refused: string[] }

/** What a schema takes of some data: one odd date does not cost a whole resume. Throws the reason if it is nothing. */
export function validPart<Value>(schema: z.ZodType<Value>, data: unknown): Valid<Value> {
  const refused = new Map<string, { reason: string; done: string }>()
  let rest = data
  for (;;) {
    const result = schema.safeParse(rest, { reportInput: true })
    if (result.success) {
      const lines = [...refused.values()].map(({ reason, done }) => `${reason}; ${done}`)
      return { value: result.data, refused: lines.toReversed() }
    }
    // From the end, so that the places of earlier entries stay what they are in the file.
    const issue = result.error.issues.at(-1)
    const [told] = issue ? reasonsOf(issue, () => []) : []
    const next = issue && step(issue)
    // An entry that lacks a field is known by what it has.
    const entry = issue?.input === undefined && next ? ` in ${quoted(valueAt(rest, next.at))}` : ""
    const reason = told
      ? `${placeOf(told.path, issue?.input)} ${told.reason}${entry}`
      : "It is no such resume."
    if (!next || next.at.length === 0) throw new Error(reason)
    rest = replace(rest, next.at, next.value)
    // What was left out first may be missing now, and then costs its entry. The first reason is the right one.
    const place = formatPath(issue.path)
    refused.set(place, { reason: refused.get(place)?.reason ?? reason, done: next.done })
  }
}

/** A place with what stands there: `work[2].startDate "last spring"`. What is missing has no value. */
const placeOf = (at: PropertyKey[], value: unknown) =>
  value === undefined ? formatPath(at) : `${formatPath(at)} ${quoted(value)}`

type Step = { at: PropertyKey[]; value?: string; done: string }

/** What to do about an issue: where, what comes there, and in words. */
function step({ code, path: at, input, ...issue }: z.core.$ZodIssue): Step {
  if (code === "too_big" && typeof input === "string" && "maximum" in issue)
    return { at, value: truncate(input, Number(issue.maximum)), done: "it is cut after a word" }
  if (input !== undefined) return { at, done: "it is left out" }
  const end = at.findLastIndex((key) => typeof key === "number")
  const entry = at.slice(0, end + 1)
  return { at: entry, done: `so ${formatPath(entry)} is left out: add it, and import again` }
}

function replace(data: unknown, at: PropertyKey[], value: string | undefined): unknown {
  // On one line, jsonc-parser removes a list's last entry with the bracket after it.
  const text = JSON.stringify(data, null, 2)
  const keys = at.map((key) => (typeof key === "number" ? key : String(key)))
  return JSON.parse(applyEdits(text, modify(text, keys, value, {})))
}
