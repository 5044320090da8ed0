import type { BlogPostingLeaf } from "schema-dts"
import { shareImage } from "../share-image"
import { type Site, personId } from "./site"

type Article = {
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly author: string
  /** Timestamps, ISO 8601 with a time zone. */
  readonly published: string
  readonly changed: string
  readonly tags: readonly string[]
  /** The cover's path on this site. */
  readonly cover: string
}

/** An article: https://developers.google.com/search/docs/appearance/structured-data/article. */
export function blogPosting(site: Site, article: Article): BlogPostingLeaf {
  const { path, title, summary, author, published, changed, tags, cover } = article
  const owner = { "@id": personId(site) }
  return {
    "@type": "BlogPosting",
    "@id": `${site.url}${path}#article`,
    headline: title,
    description: summary,
    url: site.url + path,
    mainEntityOfPage: site.url + path,
    image: [new URL(cover, site.url).href, site.url + shareImage(path)],
    datePublished: published,
    dateModified: changed,
    author: author === site.owner.name ? owner : { "@type": "Person", name: author },
    publisher: owner,
    inLanguage: site.language,
    keywords: tags,
  }
}
