import { z } from "zod"
import { itemErrors } from "./feed-items"
import type { Site } from "../site"

const written = z.object({
  version: z.string().regex(/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/),
  title: z.string().min(1),
  feed_url: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string().min(1),
      content_html: z.string(),
      date_published: z.iso.datetime({ offset: true }),
    }),
  ),
})

/** The errors of a JSON Feed (https://www.jsonfeed.org/version/1.1/), which has to name its own address. */
export function jsonFeedErrors(text: string, address: string, site: Pick<Site, "url" | "pages">): string[] {
  const { data, error } = written.safeParse(parsed(text))
  if (!data) return error.issues.map(({ path }) => `has a wrong ${path.join(".") || "form"}`)
  const items = data.items.map(({ id, url, content_html: html }) => ({ id, link: url, html }))
  return [...(data.feed_url === address ? [] : ["does not link to itself"]), ...itemErrors(items, site)]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
