import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import { ProjectCard } from "../../components/project-card/project-card"
import { Reveal } from "../../components/reveal/reveal"
import * as styles from "./curated-work.module.css"

type Props = { intro: Queries.IntroWithActionFragment; projects: readonly Queries.ProjectCardFragment[] }

/** The share of a large screen's width for a card's picture: the first is the widest, the others are unequal pairs. */
const widthOf = (index: number) => (index === 0 ? 61 : index % 2 === 1 ? 45.5 : 37.5)

/** The curated variant of the work list; renders nothing if no project is chosen. */
export function CuratedWork({ intro: { title, subtitle, text, action }, projects }: Props) {
  if (projects.length === 0) return null
  return (
    <section className={`columns ${styles.section}`} data-parts="3">
      <Heading title={title} subtitle={subtitle}>
        <p>{text}</p>
      </Heading>
      {projects.map((project, index) => (
        <div key={project.slug} className={styles.project}>
          <Reveal>
            <ProjectCard project={project} sizes={`(min-width: 56rem) ${widthOf(index)}vw, 92vw`} />
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
