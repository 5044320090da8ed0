import { readFileSync } from "node:fs"
import { z } from "zod"

const site = z.object({ owner: z.object({ name: z.string(), email: z.string() }) })

/** Whether the content is still the shipped sample and not an owner's own. */
export const isSample = (() => {
  const { owner } = site.parse(JSON.parse(readFileSync("content/site.json", "utf8")))
  return owner.name === "Robin Hale" && owner.email === "hello@robinhale.example"
})()

/** Tells once why the tests of the sample content do not run. */
export function reportSkipped(folder: string) {
  if (!isSample)
    console.log(`The tests in ${folder} are skipped: they are about the sample content, which is gone.`)
}

/** How much a check must find at least: more in the sample, whose entries are known, than on an owner's site. */
export const atLeast = (inSample: number, onAnySite: number) => (isSample ? inSample : onAnySite)
