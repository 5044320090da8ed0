import { DomUtils, parseDocument } from "htmlparser2"
import { type FeedItem, itemErrors } from "./feed-items"
import type { Site } from "../site"

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A date as RFC 822 writes it, with a year of four digits: `Thu, 02 Jul 2026 11:00:00 GMT`. */
const date = /^(?:[A-Z][a-z]{2}, )?\d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/

/** The errors of an RSS feed (https://www.rssboard.org/rss-specification), which has to link to its own address. */
export function rssErrors(text: string, address: string, site: Pick<Site, "url" | "pages">): string[] {
  const { children } = parseDocument(text, { xmlMode: true })
  const [rss] = DomUtils.getElementsByTagName("rss", children, false)
  const [channel] = rss ? childrenOf(rss, "channel") : []
  if (rss?.attribs["version"] !== "2.0" || !channel) return ["is not RSS 2.0"]
  const items = childrenOf(channel, "item")
  const self = childrenOf(channel, "atom:link").find(({ attribs }) => attribs["rel"] === "self")
  return [
    ...["title", "link", "description"]
      .filter((name) => !textIn(channel, name))
      .map((name) => `has no ${name}`),
    ...(self?.attribs["href"] === address ? [] : ["does not link to itself"]),
    ...(items.every((item) => textIn(item, "title")) ? [] : ["has an article without a title"]),
    ...(items.every((item) => date.test(textIn(item, "pubDate"))) ? [] : ["has an article without a date"]),
    ...itemErrors(items.map(itemOf), site),
  ]
}

const itemOf = (item: Element): FeedItem => ({
  id: textIn(item, "guid"),
  link: textIn(item, "link"),
  html: textIn(item, "content:encoded"),
})

const childrenOf = (parent: Element, name: string) =>
  DomUtils.getElementsByTagName(name, parent.children, false)

const textIn = (parent: Element, name: string) => DomUtils.textContent(childrenOf(parent, name))
