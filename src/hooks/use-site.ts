import { graphql, useStaticQuery } from "gatsby"
import { assertPresent } from "../text/assert-present"

/** Returns the site's settings and states, which header, footer and head need on every page. */
export function useSite() {
  const { siteSettings, allState } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteSettings {
        url
        title
        language
        locale
        currency
        country
        owner {
          name
          slug
          email
          phone
          businessProfile
          jobTitle
          location
          portrait {
            face
            denseFace
          }
        }
        logo {
          alt
          svg
        }
        socials {
          name
          url
          icon {
            ...SpriteDrawing
          }
        }
        menu {
          label
          to
          entries {
            label
            to
          }
          entriesFrom
        }
        headerAction {
          label
          to
        }
        blockWords {
          title
          document
          script
          fonts
          pictures
          requests
          contrast
          policy
          date
          drawnBy
          scale
          visit
          counted
          paint
          firstPaint
          untold
          received
          kept
          meaning
        }
        footer {
          title
          text
          action {
            label
            to
          }
          tagline
          columns {
            title
            links {
              label
              to
            }
          }
          copyright
          colophon {
            label
            to
          }
          block {
            more {
              label
              to
            }
          }
        }
      }
      allState(sort: [{ order: ASC }, { slug: ASC }]) {
        nodes {
          state
          path
        }
      }
    }
  `)
  return { ...assertPresent(siteSettings, "content/site.json"), states: allState.nodes }
}
