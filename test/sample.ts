import { readFileSync } from "node:fs"
import { z } from "zod"

const site = z.object({ owner: z.object({ name: z.string(), email: z.string() }) })
const { owner } = site.parse(JSON.parse(readFileSync("content/site.json", "utf8")))
const isSample = owner.name === "Robin Hale" && owner.email === "hello@robinhale.example"

/**
 * A test of what the sample content holds. It is passed over where the owner is another: their
 * content is theirs to change, and only the content check has a say in it.
 */
export const sampleTest = isSample ? test : test.skip
