import type { z } from "zod"
import type { Answers } from "./answers"

/** What a form knows when it suggests and makes: the project's folder, the slug, the answers so far. */
export type Draft = { root: string; slug: string; answers: Answers }

/** A file to write, from the project's folder. */
export type NewFile = { file: string; content: string | Buffer }

/** How a new entry of one kind is made. */
export type Form = {
  /** Its name on the command line. */
  name: string
  about: string
  /** What one entry holds. */
  schema: z.ZodObject
  /** The fields it fills in by itself. */
  given: readonly string[]
  /** The fields asked first, because others are suggested from them. */
  first: readonly string[]
  /** The entry's short name; left out where it goes into a list. */
  slug?: {
    about: string
    suggest(draft: Omit<Draft, "slug">): string
    /** Why this one cannot be had, besides a page that has its address already. */
    refuse?(slug: string, root: string): string | undefined
    /** The page it makes, if any. */
    path?(slug: string): string
  }
  /** An answer to offer for a field; one that the field refuses is not offered. */
  suggest(path: string, draft: Draft): string | undefined
  /** Why an answer that its field takes cannot stand beside those given before. */
  refuse?(path: string, typed: string, draft: Draft): string | undefined
  /** The entry's files. */
  make(draft: Draft): Promise<NewFile[]>
  /** What the owner does next. */
  next(draft: Draft): string[]
}

/** An answer as text, empty where there is none. */
export const said = (answers: Answers, path: string): string => {
  const answer = answers[path]
  return typeof answer === "string" ? answer : Array.isArray(answer) ? answer.join(", ") : ""
}

/** Today, as the content writes dates. */
export const today = () => new Date().toISOString().slice(0, 10)

/** A name as it stands in addresses: `Dental Edge` is `dental-edge`. */
export const slugify = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
