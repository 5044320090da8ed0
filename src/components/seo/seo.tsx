import { graphql } from "gatsby"
import type { ReactNode } from "react"
import type { PersonLeaf, Thing } from "schema-dts"
import type { Site } from "../../hooks/use-site"
import { graphText } from "../../seo/json-ld/graph"
import { person } from "../../seo/json-ld/person"
import { LinkPreview } from "./link-preview"

type Props = {
  site: Site
  seo: Queries.SeoFragment
  /** The page's path, with leading and trailing slashes. */
  pathname: string
  /** The page's Open Graph type. */
  type?: "website" | "article" | "profile"
  /** The owner, if the page says more about them than their name. */
  owner?: PersonLeaf
  /** Structured data for search engines, in addition to the owner's. */
  graph?: readonly Thing[]
  /** True for a page that search engines must not list: it has no address of its own. */
  unlisted?: boolean
  /** More elements for this page's head. */
  children?: ReactNode
}

/** The head of every page: metadata for search engines, feed readers and link previews. */
export function Seo({
  site,
  seo,
  pathname,
  type = "website",
  owner,
  graph,
  unlisted = false,
  children,
}: Props) {
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
