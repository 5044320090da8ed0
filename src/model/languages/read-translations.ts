import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { type ContentType, translationOf } from "../schema/content-types"
import { type Source, readJson, readMdx } from "../read/parse/parse-file"
import { readText } from "../read/parse/read-text"

/** A file beside an entry's, with its words in another language. */
export type Translation = {
  file: string
  type: ContentType
  slug: string | undefined
  /** The file that it translates, which may be missing. */
  original: string
  /** The language, in small letters as in the file's name. */
  tag: string
  source: Source
}

/** The translations among the files of a project, as they were read, before any check. */
export function readTranslations(root: string, files: readonly string[]): Translation[] {
  return files.flatMap((file) => {
    const found = file.startsWith("content/") ? translationOf(file.slice("content/".length)) : undefined
    if (!found) return []
    return [{ file, ...found, original: `content/${found.original}`, source: sourceOf(root, file, found) }]
  })
}

function sourceOf(root: string, file: string, { type }: { type: ContentType }): Source {
  const { text, ...error } = readText(readFileSync(path.join(root, file)))
  const source = type.hasBody ? readMdx(text) : readJson(text)
  if (error.reason) source.issues = [{ place: "", ...error, reason: error.reason }]
  return source
}

const drafted = z.object({ draft: z.literal(true) })

/** Whether a translation is being written still. */
export const isDraft = ({ source }: Translation): boolean => drafted.safeParse(source.data).success
