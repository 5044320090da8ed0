import { graphql } from "gatsby"
import { createContext, useContext } from "react"
import { assertPresent } from "../text/assert-present"
import type { PageLanguages } from "../routes/page-languages"
import type { Words } from "../words/words"

/** The site's settings and states, which header, footer and head need on every page. */
export type Site = ReturnType<typeof siteOf>

type PageSettings = NonNullable<Queries.SiteFragment["siteSettings"]> & {
  /** The addresses that the page's own query asks for (use-route.ts). */
  routes?: Partial<Queries.SiteRoutes>
}

/** The words of the controls that a page has: those of every page, and what its own query asks for (use-words.ts). */
type PageWords = Queries.SiteFragment["words"] & Partial<Words>

/**
 * Returns the site's settings from a page's data, and what its context says of languages. `Head` passes them on by
 * itself: Gatsby renders it outside of the layout.
 * @throws if the page's query has no `...Site`.
 */
export function siteOf(
  { siteSettings, allState, words }: Queries.SiteFragment,
  { languages, home = "/", translations = [], rightToLeft = [] }: PageLanguages = {},
) {
  const own: PageWords = words
  const states = assertPresent(allState, "...Site in the page's query").nodes
  const settings: PageSettings = assertPresent(siteSettings, "content/site.json")
  return {
    ...settings,
    states,
    words: own,
    languages: languages ?? [settings.language],
    home,
    translations,
    rightToLeft,
  }
}

/** The layout provides it (components/layout/wrap-page.tsx). A static query could not depend on a page's language. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** Returns the site's settings and states for a component of a page. */
export const useSite = (): Site =>
  assertPresent(useContext(SiteContext), "The site's data around a component")

export const fragment = graphql`
  fragment Site on Query {
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
      hear {
        link {
          label
          to
        }
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
    words {
      plurals
      layout {
        skip
        home
        breadcrumb
        newTab
        share
      }
      menu {
        name
        open
        close
        submenu
        dark
        still
      }
      footer {
        socials
        seam
        drawn
      }
    }
  }
`
