import { z } from "zod"

const moved = z.object({ formerPaths: z.array(z.string()).default([]) }).catch({ formerPaths: [] })

/** The former addresses that an entry names. */
export const movedFrom = (data: unknown) => moved.parse(data)
