import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import { ProjectCard } from "../../components/project-card/project-card"
import { Reveal } from "../../components/reveal/reveal"
import * as styles from "./curated-work.module.css"

type Props = { intro: Queries.IntroWithActionFragment; projects: readonly Queries.ProjectCardFragment[] }

/** Whether a card has the page's width: the first, and a last one that would have half a row to itself. */
const isWide = (index: number, of: number) => index === 0 || (index === of - 1 && index % 2 === 1)

/** The share of a large screen's width for a card's picture. Those that are not wide are unequal pairs. */
const widthOf = (index: number, of: number) => (isWide(index, of) ? 61 : index % 2 === 1 ? 45.5 : 37.5)

/** The curated variant of the work list; renders nothing if no project is chosen. */
export function CuratedWork({ intro: { title, subtitle, text, action }, projects }: Props) {
  if (projects.length === 0) return null
  return (
    <section className={`columns ${styles.section}`} data-parts="3">
      <Heading title={title} subtitle={subtitle}>
        <p>{text}</p>
      </Heading>
      {projects.map((project, index) => (
        <div key={project.slug} className={isWide(index, projects.length) ? styles.wide : styles.narrow}>
          <Reveal>
            <ProjectCard
              project={project}
              sizes={`(min-width: 56rem) ${widthOf(index, projects.length)}vw, 92vw`}
            />
          </Reveal>
        </div>
      ))}
      {action && (
        <p className={styles.all}>
          <ActionLink action={action} />
        </p>
      )}
    </section>
  )
}

export const fragment = graphql`
  fragment IntroWithAction on IntroWithAction {
    title
    subtitle
    text
    action {
      label
      to
    }
  }
`
