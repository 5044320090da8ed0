import type { z } from "zod"
import type { Answers } from "./answers"

/** The data for suggestions and new files: the project's folder, the slug, the answers so far. */
export type Draft = { root: string; slug: string; answers: Answers }

export type NewFile = { file: string; content: string | Buffer }

export type Form = {
  name: string
  about: string
  schema: z.ZodObject
  /** The fields that the form fills in by itself. */
  given: readonly string[]
  /** The fields asked first, because suggestions for others use them. */
  first: readonly string[]
  /** The entry's slug; omitted for an entry in a list. */
  slug?: {
    about: string
    suggest(draft: Omit<Draft, "slug">): string
    /** Returns why a slug is refused, for reasons other than an existing page with its path. */
    refuse?(slug: string, root: string): string | undefined
    path?(slug: string): string
  }
  /** Suggests an answer for a field. Invalid suggestions are not shown. */
  suggest(path: string, draft: Draft): string | undefined
  /** Returns why a valid answer conflicts with earlier ones. */
  refuse?(path: string, typed: string, draft: Draft): string | undefined
  make(draft: Draft): Promise<NewFile[]>
  next(draft: Draft): string[]
}

/** Returns an answer as text; empty if there is none. */
export const answerText = (answers: Answers, path: string): string => {
  const answer = answers[path]
  return typeof answer === "string" ? answer : Array.isArray(answer) ? answer.join(", ") : ""
}
