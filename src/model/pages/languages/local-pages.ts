import { contentIn } from "../../languages/content-in"
import type { Content } from "../../read/content"
import { addressOf, localAddress } from "./local-addresses"
import { pagesOfOne } from "../pages-of-one"
import type { SitePage } from "../site-page"

/**
 * The pages of a further language: those whose own file has a translation. A list's further pages, and those of tags, are
 * there with the list.
 */
export function localPages(content: Content, language: string): SitePage[] {
  const tag = language.toLowerCase()
  const own = new Map(
    content.translations.flatMap((each) => (each.tag === tag ? [[each.file, each] as const] : [])),
  )
  const pages = pagesOfOne(contentIn(content, language), language).filter(({ source }) => own.has(source))
  const given = new Map(
    pages.flatMap(({ original, entry }) => {
      const translation = entry && own.get(entry.file)
      const address = translation && addressOf(translation)
      return address === undefined ? [] : [[original, address] as const]
    }),
  )
  return pages.map((page) => ({
    ...page,
    path: localAddress(page.original, language, given),
    ...(page.list && { list: { ...page.list, list: localAddress(page.list.list, language, given) } }),
  }))
}
