import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { shareImage, shareSize } from "../../lib/share-image"
import { useSite } from "../../hooks/use-site"

type Props = {
  seo: Queries.SeoFragment
  /** The page's path, with its slashes. */
  pathname: string
  /** More for the head of this page. */
  children?: ReactNode
}

/** What the head of every page holds: for search engines and link previews. */
export function Seo({ seo, pathname, children }: Props) {
  const { url, title: siteName } = useSite()
  const address = url + pathname
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(", ")} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={url + shareImage(pathname)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={seo.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  )
}

export const fragment = graphql`
  fragment Seo on Seo {
    title
    description
    keywords
  }
`
