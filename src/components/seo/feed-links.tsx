import { withPrefix } from "../../browser/path-prefix"
import { jsonFeed } from "../../routes/tag-pages"

/** The blog as JSON Feed. Only its own pages name it: every page names the RSS feed (gatsby-ssr.tsx). */
export const JsonFeedLink = () => (
  <link rel="alternate" type="application/feed+json" title="JSON Feed" href={withPrefix(jsonFeed)} />
)

/** A tag's own feed. */
export const TagFeedLink = ({ tag, href }: { tag: string; href: string }) => (
  <link rel="alternate" type="application/rss+xml" title={tag} href={withPrefix(href)} />
)
