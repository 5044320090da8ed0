import { graphql } from "gatsby"
import { projectLinks } from "./project-links"
import { AccentBadge } from "../accent-badge/accent-badge"
import { TextLink } from "../action-link/text-link"
import { EvidenceMark } from "../evidence-mark/evidence-mark"
import { UnpublishedMark } from "../unpublished-mark/unpublished-mark"
import { PointerLink, SiteLink } from "../site-link/site-link"
import { ProjectScreen } from "./project-screen"
import { useLanguageMark } from "../../hooks/use-language-mark"
import { useWords } from "../../hooks/use-words"
import * as styles from "./project-card.module.css"

type Props = {
  project: Queries.ProjectCardFragment
  /** How wide the page shows the thumbnail, as in CSS `sizes`. */
  sizes: string
  /** The heading's level: 2 if the cards are the page's main list. */
  level?: 2 | 3
  /** True for the first card on its page. */
  first?: boolean
  /** True without its reason and tags. */
  brief?: boolean
  /** Its anchor. Only the work list has anchors: another page could have the same name for something else. */
  anchor?: string
}

/**
 * A project in the work list: one picture, drawn before the seam and made after it, a title, what it is, and ways on.
 * Why it was made, and its tags, open on demand.
 */
export function ProjectCard({ project, sizes, level = 3, first = false, brief = false, anchor }: Props) {
  const { title, tags, description, reason, color, text, text2, status, unpublished, evidence } = project
  const words = useWords("project")
  // A project without a translation stands in its own language.
  const mark = useLanguageMark()(project.written)
  const { study, progress, action, source, thumbnail } = projectLinks(project, words)
  const Title = level === 2 ? "h2" : "h3"
  return (
    <article
      id={anchor}
      className={styles.card}
      data-accent=""
      style={{ "--accent-light": color, "--accent-dark": text2, "--accent-text": text }}
    >
      <div className={`sheet ${styles.thumbnail}`}>
        <ProjectScreen
          project={project}
          sizes={sizes}
          first={first}
          rest={project.seam}
          className={styles.picture}
        />
        {thumbnail.link === "button" && <PointerLink to={thumbnail.to} className={styles.cover} />}
        {thumbnail.link === "own" && (
          <SiteLink to={thumbnail.to} className={styles.cover}>
            <span {...mark} className="visually-hidden">
              {thumbnail.detail}
            </span>
          </SiteLink>
        )}
      </div>
      <div className={styles.words}>
        <UnpublishedMark reason={unpublished} />
        <div className={styles.head}>
          <Title {...mark} className={`title-s ${styles.title}`}>
            {title}
          </Title>
          {status === "work-in-progress" && (
            <AccentBadge>
              {progress ? (
                <TextLink action={progress} mark={mark} className={styles.study} />
              ) : (
                words.unfinished
              )}
            </AccentBadge>
          )}
          {action && <TextLink action={action} className={styles.action} />}
        </div>
        <p {...mark} className={styles.description}>
          {description}
        </p>
        <div className={styles.ways}>
          {study && <TextLink action={study} className={styles.study} />}
          <TextLink action={source} mark={mark} className={styles.source} />
          {!brief && (
            <details className={styles.more}>
              <summary>{words.more}</summary>
              <p {...mark}>{reason}</p>
              {evidence && (
                <div className={styles.evidence}>
                  <EvidenceMark evidence={evidence} />
                </div>
              )}
              <ul role="list" className={styles.tags} aria-label={words.tags}>
                {tags.map((tag) => (
                  <li key={tag} {...mark}>
                    {tag}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment ProjectCard on Project {
    slug
    title
    category
    tags
    description
    reason
    status
    unpublished
    evidence {
      ...Evidence
    }
    seam
    color
    text
    text2
    webapp
    github
    actionLabel
    sourceLabel
    video {
      mp4
    }
    caseStudy {
      path
    }
    ...ProjectImage
    wireframe {
      src {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [460, 800, 1080, 1600], formats: [PNG])
        }
      }
    }
  }
`
