import { z } from "zod"
import { contentIn } from "../../../model/languages/content-in"
import { type Content, dataOf } from "../../../model/read/content"

/**
 * The titles of the blog's feed by language: in the site's own if there is an article, in another if an article and the list
 * of all are translated.
 */
export function feedTitles(content: Content): ReadonlyMap<string, string> {
  const [own] = content.languages
  return new Map(
    content.languages.flatMap((language) => {
      const { entries } = contentIn(content, language)
      const has = (type: string) =>
        entries.some(
          (entry) => entry.type.name === type && (language === own || entry.original !== undefined),
        )
      const [settings] = dataOf("SiteSettings", entries)
      return has("Article") && (language === own || has("BlogsPage"))
        ? [[language, titleOf(settings)] as const]
        : []
    }),
  )
}

const titleOf = (settings: unknown) => titled.parse(settings).title

const titled = z.object({ title: z.string() }).catch({ title: "" })
