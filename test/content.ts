import { z } from "zod"
import { readContent } from "../src/model/read/content"
import { project } from "../src/model/schema/content-types/project"
import { slugOf } from "../src/model/read/project-of"

/** What the owner's content has, so that no check depends on the entries of the sample. */

const { entries } = readContent(process.cwd())
const entriesOf = (type: string) => entries.filter((entry) => entry.type.name === type)

const list = z.object({ items: z.array(z.unknown()) })
const groups = z.object({ groups: z.array(list) })
const state = z.object({ state: z.string(), order: z.number() })

/** The entries of a list; none if its file is missing. */
const itemsOf = (type: string) =>
  entriesOf(type).flatMap(({ data }) => list.safeParse(data).data?.items ?? [])

/** How many entries each content type has. Drafts do not count: no build has them. */
export const counts = {
  projects: entriesOf("Project").length,
  articles: entriesOf("Article").length,
  questions: itemsOf("FaqList").length,
  reviews: itemsOf("TestimonialList").length,
  currencies: itemsOf("CurrencyList").length,
  plans: itemsOf("PlanList").length,
  skills: entriesOf("SkillList")
    .flatMap(({ data }) => groups.safeParse(data).data?.groups ?? [])
    .flatMap(({ items }) => items).length,
}

/** Each project's anchor on the work list, and its fields. */
export const projects = entriesOf("Project").map((entry) => ({
  ...project.parse(entry.data),
  slug: slugOf(entry),
}))

/** The name and address of each state's page, in the menu's order. */
export const states = entriesOf("State")
  .map(({ slug, data }) => ({ ...state.parse(data), path: `/web-design-${slug}/` }))
  .toSorted((a, b) => a.order - b.order)
  .map((each): [string, string] => [each.state, each.path])
