import { graphql } from "gatsby"
import type { ReactNode } from "react"
import type { PersonLeaf, Thing } from "schema-dts"
import { useSite } from "../../hooks/use-site"
import { graphText } from "../../seo/json-ld/graph"
import { person } from "../../seo/json-ld/person"
import { LinkPreview } from "./link-preview"

type Props = {
  seo: Queries.SeoFragment
  /** The page's path, with its slashes. */
  pathname: string
  /** What the page is to a link preview. */
  type?: "website" | "article" | "profile"
  /** Who the owner is, where the page says more of them than their name. */
  owner?: PersonLeaf
  /** What the page says to search engines besides who the owner is. */
  graph?: readonly Thing[]
  /** True for a page that is not to be found: it has no address of its own. */
  unlisted?: boolean
  /** More for the head of this page. */
  children?: ReactNode
}

/** What the head of every page holds: for search engines, feed readers and link previews. */
export function Seo({ seo, pathname, type = "website", owner, graph, unlisted = false, children }: Props) {
  const site = useSite()
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(", ")} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <LinkPreview site={site} seo={seo} pathname={pathname} type={type} />
      )}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: graphText([owner ?? person(site), ...(graph ?? [])]) }}
      />
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
