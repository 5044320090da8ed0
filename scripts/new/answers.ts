import { z } from "zod"
import { fillIn } from "../../src/text/fill-in"
import { type ReferenceContext, referenceReason } from "../../src/model/validate/links/check-reference"
import { reasonsOf } from "../../src/model/errors/reason"
import type { OwnerTokens } from "../../src/model/read/tokens"
import { leavesOf } from "../../src/model/read/leaves"
import type { Question } from "./questions"

/** The data to check answers against: the project's folder, the owner's tokens, the existing pages and files. */
export type Site = { root: string; tokens: OwnerTokens; context: ReferenceContext }

export type Answers = Record<string, unknown>

/** Converts typed text to the field's type. Lists are separated by commas, booleans are true or false. */
export function valueOf({ field }: Question, typed: string): unknown {
  const answer = typed.trim()
  if (field instanceof z.ZodArray) {
    return answer
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
  }
  if (field instanceof z.ZodNumber) return answer === "" ? undefined : Number(answer)
  if (field instanceof z.ZodBoolean) return answer === "true" || (answer === "false" ? false : answer)
  return answer
}

/** Returns why a field refuses the typed text, as the content check words it; undefined if it is valid. */
export function refusal(question: Question, typed: string, { tokens, context }: Site): string | undefined {
  const value = valueOf(question, fillIn(typed, tokens))
  if (value === "" || value === undefined) return "is missing"
  const result = z.safeParse(question.field, value, { reportInput: true })
  const reasons = result.success ? [] : result.error.issues.flatMap((issue) => reasonsOf(issue, () => []))
  const lost = leavesOf(question.field, value).flatMap((leaf) =>
    referenceReason(context, "content", leaf.value, leaf.role),
  )
  return [...reasons.map(({ reason }) => reason), ...lost][0]
}

/** Builds an entry from answers: nested, in the schema's order. */
export function assemble(schema: z.ZodObject, answers: Answers, above = ""): Record<string, unknown> {
  const entries = Object.entries(schema.shape).flatMap(([key, inner]): [string, unknown][] => {
    const path = above + key
    if (answers[path] !== undefined) return [[key, answers[path]]]
    const isWithin = Object.keys(answers).some((other) => other.startsWith(`${path}.`))
    return isWithin && inner instanceof z.ZodObject ? [[key, assemble(inner, answers, `${path}.`)]] : []
  })
  return Object.fromEntries(entries)
}
