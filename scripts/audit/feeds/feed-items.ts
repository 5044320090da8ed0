import { feedHtmlErrors } from "./feed-html"
import type { Site } from "../site"

export type FeedItem = { id: string; link: string; html: string }

/** The errors of a feed's articles: each needs an id and a link of its own, and markup that stands by itself. */
export function itemErrors(
  items: readonly FeedItem[],
  { url, pages }: Pick<Site, "url" | "pages">,
): string[] {
  const ids = items.map(({ id }) => id)
  const links = items
    .filter(({ link }) => !link.startsWith(`${url}/`) || !pages.has(link.slice(url.length)))
    .map(({ link }) => `links to ${link}, which is not a page`)
  return [
    ...links,
    ...(ids.every(Boolean) ? [] : ["has an article without an id"]),
    ...(new Set(ids).size === ids.length ? [] : ["has two articles with one id"]),
    ...feedHtmlErrors(items.map(({ html }) => html)),
  ]
}
