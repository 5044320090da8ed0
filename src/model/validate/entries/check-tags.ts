import { z } from "zod"
import { slugify } from "../../../text/slugify"
import type { ContentIssue } from "../../errors/content-issue"
import type { Entry } from "../../read/read-entries"

const tagged = z.object({ tags: z.array(z.string()) }).catch({ tags: [] })

/** Errors of articles' tags: tags without a possible address, twice in an article, or spelled in two ways. */
export function checkTags(entries: readonly Entry[]): ContentIssue[] {
  const first = new Map<string, { tag: string; file: string }>()
  return entries.flatMap(({ file, type, source, data }) => {
    if (type.name !== "Article") return []
    const own = new Set<string>()
    return tagged.parse(data).tags.flatMap((tag, index) => {
      const slug = slugify(tag)
      const known = first.get(slug)
      const again = own.has(slug)
      own.add(slug)
      if (!known) first.set(slug, { tag, file })
      const reason = !slug
        ? "must have a letter from A to Z or a digit, as it is part of an address"
        : again
          ? `is ${tag}, which this article has already`
          : known && known.tag !== tag
            ? `is ${tag}, but ${known.tag} in ${known.file}; write both alike`
            : undefined
      return reason ? [{ file, line: source.lineOf(["tags", index]), place: `tags[${index}]`, reason }] : []
    })
  })
}
