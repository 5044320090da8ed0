import { z } from "zod"

const moved = z.object({ formerPaths: z.array(z.string()).default([]) }).catch({ formerPaths: [] })

export const movedFrom = (data: unknown) => moved.parse(data)
