import { closest, distance } from "fastest-levenshtein"
import type { z } from "zod"
import { widthNote } from "../../text/text-width"

export type Reason = { path: PropertyKey[]; reason: string }

/** A zod issue in words for the owner, one for each unknown key. `known` are the keys of "did you mean". */
export function reasonsOf(issue: z.core.$ZodIssue, known: (path: PropertyKey[]) => string[]): Reason[] {
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        reason: `is not a known field${didYouMean(key, known(issue.path))}`,
      }))
    case "invalid_type":
      return [
        {
          path: issue.path,
          reason: issue.input === undefined ? "is missing" : typeReason(issue.expected, issue.input),
        },
      ]
    case "too_small":
      return [{ path: issue.path, reason: boundReason("least", issue.minimum, issue) }]
    case "too_big":
      return [{ path: issue.path, reason: boundReason("most", issue.maximum, issue) }]
    case "invalid_value":
      return [
        {
          path: issue.path,
          reason:
            issue.input === undefined
              ? "is missing"
              : `must be one of ${issue.values.map(String).join(", ")}`,
        },
      ]
    default:
      return [{ path: issue.path, reason: issue.message }]
  }
}

/** `, did you mean "title"?` if a known word is close enough, else an empty string. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return ""
  const near = closest(word, known)
  return distance(word, near) <= Math.max(2, word.length / 3) ? `, did you mean "${near}"?` : ""
}

type Bounded = { origin: string; input?: unknown }

function boundReason(end: "least" | "most", bound: number | bigint, { origin, input }: Bounded): string {
  if (origin !== "string" && origin !== "array") return `must be at ${end} ${bound}`
  if (origin === "array") return `must have at ${end} ${bound} entries`
  return `must have at ${end} ${bound} characters${typeof input === "string" ? widthNote(input) : ""}`
}

/** YAML reads an empty field as nothing, and 08, 2024 or {name} without quotes as something other than text. */
function typeReason(expected: string, input: unknown): string {
  if (input === null) return `is empty; write it, or take the line out if it may be missing`
  const quoted = expected === "string" && !Array.isArray(input) ? "; put it into straight quotes" : ""
  return `must be ${kindOfType(expected)}${quoted}`
}

const kindOfType = (expected: string) =>
  ({
    string: "text",
    array: "a list",
    object: "a group of fields",
    boolean: "true or false",
    number: "a whole number",
    int: "a whole number",
  })[expected] ?? `a ${expected}`
