import { graphql } from "gatsby"
import { AccentBadge } from "../../components/accent-badge/accent-badge"
import { ActionRow } from "../../components/action-link/action-row"
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb"
import { UnpublishedMark } from "../../components/unpublished-mark/unpublished-mark"
import { Picture } from "../../components/picture/picture"
import { ProjectScreen } from "../../components/project-card/project-screen"
import * as divided from "../../components/seam/divided-title.module.css"
import { SeamControl } from "../../components/seam/seam-control"
import { followSeam } from "../../browser/seam"
import type { Crumb } from "../../seo/breadcrumb-trail"
import { lcpSizes } from "../../browser/lcp-image"
import { nonBreakingTitle } from "../../text/non-breaking-title"
import { Outcome } from "./outcome"
import { useWords } from "../../hooks/use-words"
import * as styles from "./overview.module.css"

type Props = { study: Queries.OverviewFragment; crumbs: readonly Crumb[] }

/**
 * The top of a case study: what it is, its screen drawn and made under one hairline with the title, or the banner of a
 * project without a sketch, what came of it, and its description, reason, technologies and links.
 */
export function Overview({ study, crumbs }: Props) {
  const { type, title, overview, techStack, links, banner, unpublished, parentProject } = study
  const words = useWords("caseStudy")
  const actions = [
    { label: words.live, to: links.live },
    { label: words.source, to: links.code },
    { label: words.video, to: links.demo },
  ].flatMap(({ label, to }) => (to === null ? [] : [{ label, to }]))
  const { wireframe, seam } = parentProject
  return (
    <header
      id="overview"
      ref={followSeam}
      className={`columns ${styles.overview}`}
      style={seam ? { "--rest": seam / 100 } : undefined}
    >
      <Breadcrumb crumbs={crumbs} />
      <UnpublishedMark reason={unpublished} />
      <AccentBadge>{type}</AccentBadge>
      <h1 className={`title-l ${styles.title} ${wireframe ? divided.title : styles.undivided}`}>
        {nonBreakingTitle(title)}
      </h1>
      <div className={styles.banner}>
        {wireframe ? (
          <>
            <ProjectScreen
              project={parentProject}
              sizes={lcpSizes.caseStudy}
              first
              rest={seam}
              className={styles.screen}
            />
            <SeamControl rest={seam} />
          </>
        ) : (
          <Picture picture={banner} first sizes={lcpSizes.caseStudy} />
        )}
      </div>
      <Outcome study={study} />
      <div className={styles.words}>
        <p className={styles.reason}>{parentProject.reason}</p>
        <p className={styles.text}>{overview}</p>
        <div className={styles.facts}>
          <ul role="list" className={styles.tags} aria-label={words.technologies}>
            {techStack.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {actions.length > 0 && <ActionRow actions={actions} />}
        </div>
      </div>
    </header>
  )
}

export const fragment = graphql`
  fragment Overview on CaseStudy {
    unpublished
    type
    title
    overview
    ...Outcome
    techStack
    parentProject {
      reason
      seam
      ...ProjectImage
      wireframe {
        src {
          childImageSharp {
            gatsbyImageData(width: 3200, breakpoints: [800, 1600, 3200], formats: [PNG])
          }
        }
      }
    }
    links {
      live
      code
      demo
    }
    banner {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [460, 680, 1080, 1600])
        }
      }
    }
  }
`
