import { graphql } from "gatsby"
import { Heading } from "../../components/heading/heading"
import { Picture } from "../../components/picture/picture"
import { SiteLink } from "../../components/site-link/site-link"
import * as styles from "./local-work.module.css"

/** The width of the pictures (local-work.module.css): two are cut to one height, and on a phone all are small. */
const sizesOf = (count: number) =>
  count > 2 ? "30vw" : `(min-width: 64rem) ${count === 2 ? 62 : 46}vw, (min-width: 48rem) 46vw, 30vw`

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
                  sizes={sizesOf(work.length)}
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
              gatsbyImageData(width: 1600, breakpoints: [320, 480, 680, 1080, 1600])
            }
          }
        }
      }
    }
  }
`
