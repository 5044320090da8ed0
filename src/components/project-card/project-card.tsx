import { graphql } from "gatsby"
import { projectLinks } from "./project-links"
import { AccentBadge } from "../accent-badge/accent-badge"
import { ActionLink } from "../action-link/action-link"
import { HeldBackMark } from "../held-back-mark/held-back-mark"
import { Picture } from "../picture/picture"
import { PointerLink, SiteLink } from "../site-link/site-link"
import * as styles from "./project-card.module.css"

type Props = {
  project: Queries.ProjectCardFragment
  /** How wide the page shows the thumbnail, as in CSS `sizes`. */
  sizes: string
  /** The heading's level: 2 if the cards are the page's main list. */
  level?: 2 | 3
  /** True for the first card on its page. */
  first?: boolean
}

/** A project in the work list. Its wireframe appears over its screenshot on hover. */
export function ProjectCard({ project, sizes, level = 3, first = false }: Props) {
  const { slug, title, tags, description, reason, image, wireframe, color, text, text2, status, heldBack } =
    project
  const { study, action, source, thumbnail } = projectLinks(project)
  const Title = level === 2 ? "h2" : "h3"
  return (
    <article
      id={slug}
      className={styles.card}
      data-accent=""
      style={{ "--accent-light": color, "--accent-dark": text2, "--accent-text": text }}
    >
      <div className={`sheet ${styles.thumbnail}`}>
        <Picture picture={image} sizes={sizes} first={first} className={styles.picture} />
        {wireframe && (
          <Picture picture={{ ...wireframe, alt: "" }} sizes={sizes} className={styles.wireframe} />
        )}
        {thumbnail.link === "button" && <PointerLink to={thumbnail.to} className={styles.cover} />}
        {thumbnail.link === "own" && (
          <SiteLink to={thumbnail.to} className={styles.cover}>
            <span className="visually-hidden">{thumbnail.detail}</span>
          </SiteLink>
        )}
      </div>
      <div className={styles.words}>
        <HeldBackMark reason={heldBack} />
        {status === "work-in-progress" && <AccentBadge text="Work In Progress" />}
        <Title className={`title-s ${styles.title}`}>{title}</Title>
        <ul role="list" className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p>{description}</p>
        <p className={styles.reason}>{reason}</p>
        <div className={styles.actions}>
          {study && <ActionLink action={study} detail={study.detail} className={styles.study} />}
          {action && <ActionLink plain action={action} detail={action.detail} />}
          <ActionLink plain action={source} detail={source.detail} />
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
    heldBack
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
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [460, 680, 1080, 1600])
        }
      }
    }
    wireframe {
      src {
        childImageSharp {
          gatsbyImageData(width: 960, breakpoints: [460, 680, 960])
        }
      }
    }
  }
`
