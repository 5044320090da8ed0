import { withPrefix } from "../../browser/path-prefix"
import type { Site } from "../../hooks/use-site"
import { feedAddresses } from "../../routes/tag-pages"

type Props = {
  site: Site
  /** The page's language, if it has feeds of its own besides those of the site's. */
  feedLanguage: string | null | undefined
}

/** The blog as JSON Feed. Only its own pages name it: every page names the RSS feed (gatsby-ssr.tsx). */
export function JsonFeedLink({ site: { language, languages }, feedLanguage = null }: Props) {
  const [own] = languages
  return (
    <link
      rel="alternate"
      type="application/feed+json"
      hrefLang={(feedLanguage ?? own) === language ? undefined : own}
      title="JSON Feed"
      href={withPrefix(feedAddresses(feedLanguage).json)}
    />
  )
}

/** A tag's own feed. */
export const TagFeedLink = ({ tag, href }: { tag: string; href: string }) => (
  <link rel="alternate" type="application/rss+xml" title={tag} href={withPrefix(href)} />
)
