import { readFileSync } from "node:fs"
import { z } from "zod"

const site = z.object({ owner: z.object({ name: z.string(), email: z.string() }) })
const { owner } = site.parse(JSON.parse(readFileSync("content/site.json", "utf8")))

/** Whether the content is still the shipped sample and not an owner's own. */
export const isSample = owner.name === "Robin Hale" && owner.email === "hello@robinhale.example"
