import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { fillIn } from "../../text/fill-in"
import type { ContentIssue } from "../errors/content-issue"
import { type ContentType, contentTypeOf } from "../schema/content-types"
import { type Source, readJson, readMdx } from "./parse/parse-file"
import { readText } from "./parse/read-text"
import { type OwnerTokens, ownerTokens } from "./tokens"

/** A content file that was read, with its type and slug, and the owner's tokens filled in. */
export type Entry = {
  file: string
  type: ContentType
  slug: string | undefined
  source: Source
  data: unknown
  /** The language of its words, in content of another language than the site's own. */
  language?: string
  /** The entry that this one translates. */
  original?: Entry
}

/** The file in which an entry's figures and links are: its own, or that of the entry that it translates. */
export const originalFile = ({ file, original }: Entry): string => original?.file ?? file

/** A project's entries. Unreadable files are entries too, so that links to their pages are not reported. */
export function readEntries(root: string, files: readonly string[], tokens: OwnerTokens): Entry[] {
  return files.flatMap((file) => readEntry(file, readFileSync(path.join(root, file)), tokens) ?? [])
}

/** One entry from its file's bytes; undefined if no content type has files there. */
export function readEntry(file: string, bytes: Uint8Array, tokens: OwnerTokens): Entry | undefined {
  const found = file.startsWith("content/") ? contentTypeOf(file.slice("content/".length)) : undefined
  if (!found) return undefined
  const { text, ...error } = readText(bytes)
  const source = found.type.hasBody ? readMdx(text) : readJson(text)
  if (error.reason) source.issues = [{ place: "", ...error, reason: error.reason }]
  return { file, ...found, source, data: fillAll(source.data, tokens) }
}

/** The errors that keep an entry from being read. */
export const unreadable = ({ file, source }: Pick<Entry, "file" | "source">): ContentIssue[] =>
  source.issues.map((issue) => ({ file, ...issue }))

const owned = z.object({
  owner: z.object({
    name: z.string(),
    slug: z.string(),
    email: z.string(),
    phone: z.string().optional().catch(undefined),
    since: z.iso.date().optional().catch(undefined),
    timeZone: z.string().optional().catch(undefined),
  }),
})

const themselves = {
  name: "{name}",
  first: "{first}",
  slug: "{slug}",
  email: "{email}",
  phone: "{phone}",
  experience: "{experience}",
  experienceDigits: "{experienceDigits}",
  year: "{year}",
}

/** The owner's tokens from the bytes of `site.json`. If that file is broken, tokens stay as they are written: its own errors are reported. */
export const readOwnerTokens = (bytes: Uint8Array, language?: string): OwnerTokens =>
  ownerTokensOf(readJson(readText(bytes).text).data, language)

/** The same from the fields of `site.json`. */
export function ownerTokensOf(settings: unknown, language?: string): OwnerTokens {
  const read = owned.safeParse(settings)
  return read.success ? ownerTokens(read.data.owner, undefined, language) : { ...themselves }
}

/** Data with the tokens filled in, however deep they stand. */
export function fillAll(data: unknown, tokens: OwnerTokens): unknown {
  if (typeof data === "string") return fillIn(data, tokens)
  if (Array.isArray(data)) return data.map((item: unknown) => fillAll(item, tokens))
  if (data === null || typeof data !== "object") return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillAll(value, tokens)]))
}
