import { fillIn } from "../text/fill-in"
import { slugify } from "../text/slugify"

/** The addresses and words of tags' pages, for pages too: nothing here needs zod, which would double their scripts. */

export const tagPath = (blogs: string, tag: string) => `${blogs}tags/${slugify(tag)}/`

/** The address of a tag's feed. All feeds of tags are in one folder, so that one rule of the host serves them. */
export const tagFeed = (tag: string) => `/feeds/${slugify(tag)}.xml`

/** The address of all articles as JSON Feed. */
export const jsonFeed = "/feed.json"

type Words = { readonly title: string; readonly description: string }
export type TagWords = Words & { readonly more: Words }

/** The title and summary of one page of a tag. */
export function tagWords(
  { more, ...first }: TagWords,
  { tag, number, of }: { tag: string; number: number; of: number },
): Words {
  const { title, description } = number === 1 ? first : more
  const values = { tag, page: String(number), pages: String(of) }
  return { title: fillIn(title, values), description: fillIn(description, values) }
}
