import type { z } from "zod"
import type { resume } from "../../../src/model/schema/content-types/resume"
import { educationPart } from "./education"
import { ownerPart } from "./owner"
import { skillPart } from "./skills"

export type Resume = z.infer<typeof resume>

/**
 * A field to write, or to take out if its value is undefined, and whether what stands there now is the sample's. With
 * `only`, it is for the sample's alone: an owner's own stays without a word.
 */
export type Change = {
  file: string
  path: (string | number)[]
  value: unknown
  sample: boolean
  only?: "sample"
}

/** What to write, what was concluded and should be looked at, and what has no place in the content, with the reason. */
export type Plan = { changes: Change[]; guessed: string[]; left: string[] }

/** The fields of content files, by their path below `content/`. */
export type Files = ReadonlyMap<string, unknown>

export const none: Plan = { changes: [], guessed: [], left: [] }

/**
 * What a resume says of the site's owner, education and skills. Where the content is still the sample's, nothing of the
 * sample stays beside it.
 */
export function planOf(file: Resume, files: Files): Plan {
  const parts = [ownerPart(file, files), educationPart(file, files), skillPart(file, files)]
  return {
    changes: parts.flatMap(({ changes }) => changes),
    guessed: parts.flatMap(({ guessed }) => guessed),
    left: parts.flatMap(({ left }) => left),
  }
}
