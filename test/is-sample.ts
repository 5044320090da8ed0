import { readFileSync } from "node:fs"
import { z } from "zod"

const site = z.object({ owner: z.object({ name: z.string(), email: z.string() }) })
const { owner } = site.parse(JSON.parse(readFileSync("content/site.json", "utf8")))

/** Whether the content is the sample as it is shipped, and not yet an owner's own. */
export const isSample = owner.name === "Robin Hale" && owner.email === "hello@robinhale.example"
