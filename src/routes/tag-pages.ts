import { fillIn } from "../text/fill-in"
import { slugify } from "../text/slugify"

/** The addresses and words of tags' pages, for pages too: nothing here needs zod, which would double their scripts. */

export const tagPath = (blogs: string, tag: string) => `${blogs}tags/${slugify(tag)}/`

/**
 * The addresses of the feeds: of all articles as RSS and as JSON Feed, and of a tag. All feeds but the two of the site's own
 * language are in one folder, so that one rule of the host serves them.
 * @param language a further language that has articles; null for the site's own.
 */
export const feedAddresses = (language: string | null) => {
  const folder = language === null ? "/" : `/feeds/${language.toLowerCase()}/`
  return {
    rss: `${folder}rss.xml`,
    json: `${folder}feed.json`,
    tag: (tag: string) => `${language === null ? "/feeds/" : `${folder}tags/`}${slugify(tag)}.xml`,
  }
}

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
