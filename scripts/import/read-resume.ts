import { z } from "zod"
import { resume } from "../../src/model/schema/content-types/resume"
import { inTime } from "./in-time"
import { knownPart } from "./known-part"
import { normalize } from "./normalize"
import { validPart } from "./valid-part"

/** A resume as its page takes it, what was read in another form, and what was left out, a line each. */
type ReadResume = { value: z.infer<typeof resume>; changed: string[]; left: string[] }

/**
 * Takes what is good in a resume as people and other tools write it.
 * @throws if it is no resume.
 */
export function readResume(data: unknown): ReadResume {
  const { value: given, changed } = normalize(resume, data)
  const { value: known, unknown } = knownPart(resume, given)
  const { value: valid, refused } = validPart(resume, withSummary(known))
  const { value, refused: untimely } = inTime(valid)
  const strange = unknown.map(
    (place) => `${place} is no field of JSON Resume; what matters in it goes into another`,
  )
  return { value, changed, left: [...refused, ...untimely, ...strange] }
}

const basics = z.looseObject({ basics: z.looseObject({ summary: z.string().optional() }).default({}) })
const anything = z.looseObject({}).refine((fields) => Object.keys(fields).length > 0)

/** The summary is the one thing that the page needs and other tools do not. */
function withSummary(value: unknown) {
  const { data } = anything.pipe(basics).safeParse(value)
  if (!data)
    throw new Error(
      'It is no resume: none of its fields is one of JSON Resume, https://jsonresume.org/schema. Begin with "basics": { "name": "…" }.',
    )
  return { ...data, basics: { ...data.basics, summary: data.basics.summary ?? "Sample text: who you are." } }
}
