import type { Translation } from "../../languages/read-translations"
import type { Content } from "../../read/content"

/** Why a translation is none of the site's; undefined if it is. */
export function misplacedReason(
  { entries, languages }: Content,
  { original, tag }: Pick<Translation, "original" | "tag">,
): string | undefined {
  const [own] = languages
  if (tag === own.toLowerCase())
    return `translates ${original} into ${own}, the language of the site; put its words there, and delete it`
  if (!languages.some((each) => each.toLowerCase() === tag))
    return `is a translation into ${tag}, which is no language of the site; add "${tag}" to languages of content/site.json, or delete it`
  if (!entries.some(({ file }) => file === original))
    return `translates ${original}, which is not there; delete it, or give it the name of its original`
  return undefined
}
