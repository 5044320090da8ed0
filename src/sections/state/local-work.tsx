import { graphql } from "gatsby"
import { Heading } from "../../components/heading/heading"
import { Picture } from "../../components/picture/picture"
import { SiteLink } from "../../components/site-link/site-link"
import * as styles from "./local-work.module.css"

/** What businesses in the state ask for, and projects that match. */
export function LocalWork({ local: { title, subtitle, asks, work } }: { local: Queries.LocalWorkFragment }) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle} />
      <dl className={styles.asks}>
        {asks.map((ask) => (
          <div key={ask.title}>
            <dt>{ask.title}</dt>
            <dd>{ask.text}</dd>
          </div>
        ))}
      </dl>
      {work.length > 0 && (
        <ul role="list" className={styles.work}>
          {work.map(({ why, entry }) => (
            <li key={entry.slug}>
              <SiteLink to={entry.caseStudy?.path ?? entry.webapp} className={styles.project}>
                <Picture
                  picture={{ ...entry.image, alt: "" }}
                  sizes={work.length > 2 ? "30vw" : "(min-width: 48rem) 46vw, 30vw"}
                  className={styles.picture}
                />
                <span>
                  <strong>{entry.title}</strong>
                  <span>{why}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const fragment = graphql`
  fragment LocalWork on LocalWork {
    follows
    title
    subtitle
    asks {
      ...Point
    }
    work {
      why
      entry {
        slug
        title
        webapp
        caseStudy {
          path
        }
        image {
          src {
            childImageSharp {
              gatsbyImageData(width: 960, breakpoints: [320, 480, 640, 960])
            }
          }
        }
      }
    }
  }
`
