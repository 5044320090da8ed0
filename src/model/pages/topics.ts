import { z } from "zod"
import { fillIn } from "../../text/fill-in"
import { slugify } from "../../text/slugify"
import type { Entry } from "../read-entries"

/** A tag of the articles, and how many have it. */
export type Topic = { name: string; count: number }

const tagged = z.object({ tags: z.array(z.string()) }).catch({ tags: [] })

/** The tags of some articles, by name. */
export function countTopics(articles: readonly { tags: readonly string[] }[]): Topic[] {
  const counts = new Map<string, number>()
  for (const name of articles.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
}

/** The tags of all articles among the entries. */
export const topicsOf = (entries: readonly Entry[]): Topic[] =>
  countTopics(entries.filter(({ kind }) => kind.name === "Article").map(({ data }) => tagged.parse(data)))

/** The address of a tag's page. */
export const tagPath = (blogs: string, tag: string) => `${blogs}tags/${slugify(tag)}/`

/** The address of a tag's feed. All feeds of tags are in one folder, so that one rule of the host serves them. */
export const tagFeed = (tag: string) => `/feeds/${slugify(tag)}.xml`

/** The address of all articles as JSON Feed. */
export const jsonFeed = "/feed.json"

type Words = { readonly title: string; readonly description: string }
export type TagWords = Words & { readonly more: Words }

const words = z.object({ title: z.string(), description: z.string() })
const tagPages = z.object({ tags: words.extend({ more: words }) })

/** The owner's words for the pages of tags; undefined if there are none. */
export const tagWordsOf = (entries: readonly Entry[]): TagWords | undefined =>
  tagPages.safeParse(entries.find(({ kind }) => kind.name === "BlogsPage")?.data).data?.tags

/** The title and summary of one page of a tag. */
export function tagWords(
  { more, ...first }: TagWords,
  { tag, number, of }: { tag: string; number: number; of: number },
): Words {
  const { title, description } = number === 1 ? first : more
  const values = { tag, page: String(number), pages: String(of) }
  return { title: fillIn(title, values), description: fillIn(description, values) }
}
