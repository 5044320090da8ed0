import { graphql } from "gatsby"
import { SiteLink } from "../../components/site-link/site-link"
import type { ResumeEntry, ResumeSection } from "../../resume/resume-sections"
import * as styles from "./resume-list.module.css"

/** A section of the resume: its entries with their time, place and results. A wide one is a table across the page. */
export function ResumeList({ section: { title, entries, isWide } }: { section: ResumeSection }) {
  return (
    <section className={`columns ${styles.section} ${isWide ? styles.wide : styles.narrow}`}>
      <h2 className="title-s">{title}</h2>
      <ol role="list" className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.title} ${entry.period}`} className={styles.entry}>
            <Title entry={entry} />
            {entry.period && <p className={styles.period}>{entry.period}</p>}
            {entry.place && <p className={styles.place}>{entry.place}</p>}
            {(entry.text || entry.points.length > 0) && (
              <div className={styles.said}>
                {entry.text && <p>{entry.text}</p>}
                {entry.points.length > 0 && (
                  <ul role="list" className={styles.points}>
                    {entry.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The entry's title: a heading only where something stands below it. */
function Title({ entry: { title, to, period, place, text, points } }: { entry: ResumeEntry }) {
  const Name = period || place || text || points.length > 0 ? "h3" : "p"
  return <Name className={styles.title}>{to ? <SiteLink to={to}>{title}</SiteLink> : title}</Name>
}

export const fragment = graphql`
  fragment Resume on Resume {
    basics {
      name
      label
      email
      summary
      location {
        city
        region
      }
      profiles {
        network
        url
      }
    }
    seeking {
      role
      place
      authorization
    }
    work {
      name
      position
      location
      url
      period
      endDate
      summary
      highlights
    }
    projects {
      name
      description
      url
      startDate
      endDate
      period
      highlights
      keywords
      entry {
        title
        date
        description
        tags
        caseStudy {
          path
        }
      }
    }
    skills {
      name
      level
      keywords
    }
    education {
      institution
      studyType
      area
      url
      period
      score
      courses
    }
    certificates {
      name
      issuer
      url
      period
    }
    volunteer {
      organization
      position
      url
      period
      endDate
      summary
      highlights
    }
    awards {
      title
      awarder
      period
      summary
    }
    publications {
      name
      publisher
      url
      period
      summary
    }
    languages {
      language
      fluency
    }
  }
  fragment ResumeTitles on ResumeTitles {
    seeking
    role
    start
    place
    authorization
    work
    projects
    skills
    education
    certificates
    volunteer
    awards
    publications
    languages
  }
`
