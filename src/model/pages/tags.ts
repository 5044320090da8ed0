import { z } from "zod"
import type { Entry } from "../read/read-entries"
import type { TagWords } from "../../routes/tag-pages"

export type TagCount = { name: string; count: number }

const tagged = z.object({ tags: z.array(z.string()) }).catch({ tags: [] })

export function countTags(articles: readonly { tags: readonly string[] }[]): TagCount[] {
  const counts = new Map<string, number>()
  for (const name of articles.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
}

/** The tags of all articles among the entries. */
export const tagsOf = (entries: readonly Entry[]): TagCount[] =>
  countTags(entries.filter(({ type }) => type.name === "Article").map(({ data }) => tagged.parse(data)))

const words = z.object({ title: z.string(), description: z.string() })
const tagPages = z.object({ tags: words.extend({ more: words }) })

/** The owner's words for the pages of tags; undefined if there are none. */
export const tagWordsOf = (entries: readonly Entry[]): TagWords | undefined =>
  tagPages.safeParse(entries.find(({ type }) => type.name === "BlogsPage")?.data).data?.tags
