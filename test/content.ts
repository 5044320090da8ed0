import { readFileSync, readdirSync } from "node:fs"
import { z } from "zod"
import { readContent } from "../src/model/content"

/** Counts of the content, so that an owner's copy with more entries than the sample fails no test. */

const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  schema.parse(JSON.parse(readFileSync(`content/${file}`, "utf8")))
const namesIn = (folder: string) => readdirSync(`content/${folder}`).filter((name) => !name.startsWith("."))

/** Drafts do not count: no build has them. */
const published = (name: string) =>
  readContent(process.cwd()).entries.filter(({ kind }) => kind.name === name).length

const list = z.object({ items: z.array(z.unknown()) })
const state = z.object({ state: z.string(), order: z.number() })

/** How many entries each kind has. */
export const counts = {
  projects: published("Project"),
  articles: published("Article"),
  questions: read("lists/faq.json", list).items.length,
  reviews: read("lists/testimonials.json", list).items.length,
  currencies: read("lists/currencies.json", list).items.length,
  skills: read("lists/skills.json", z.object({ groups: z.array(list) })).groups.flatMap(({ items }) => items)
    .length,
}

/** The name and address of each state's page, in the menu's order. */
export const states = namesIn("states")
  .filter((file) => file.endsWith(".json"))
  .map((file) => ({ ...read(`states/${file}`, state), path: `/web-design-${file.replace(/\.json$/, "")}/` }))
  .toSorted((a, b) => a.order - b.order)
  .map((each): [string, string] => [each.state, each.path])
