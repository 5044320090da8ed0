import { graphql } from "gatsby"

/** The addresses of pages that code names (src/routes/routes.ts), one by one, for the queries of the pages that lead there. */
export const fragments = graphql`
  fragment RouteOfWork on Query {
    siteSettings {
      routes {
        work
      }
    }
  }

  fragment RouteOfBooking on Query {
    siteSettings {
      routes {
        booking
      }
    }
  }

  fragment RouteOfContact on Query {
    siteSettings {
      routes {
        contact
      }
    }
  }

  fragment RouteOfEstimate on Query {
    siteSettings {
      routes {
        estimate
      }
    }
  }

  fragment RouteOfPrivacy on Query {
    siteSettings {
      routes {
        privacy
      }
    }
  }

  fragment RouteOfBlogs on Query {
    siteSettings {
      routes {
        blogs
      }
    }
  }
`
