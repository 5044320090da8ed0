import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import { ProjectCard } from "../../components/project-card/project-card"
import { Reveal } from "../../components/reveal/reveal"
import * as styles from "./curated-work.module.css"

type Props = { intro: Queries.IntroWithActionFragment; projects: readonly Queries.ProjectCardFragment[] }

/** Whether a card is the last of the small ones and has a row to itself. */
const isAlone = (index: number, of: number) => index === of - 1 && index % 2 === 1

/** The curated variant of the work list; renders nothing if no project is chosen. */
export function CuratedWork({ intro: { title, subtitle, text, action }, projects }: Props) {
  if (projects.length === 0) return null
  return (
    <section className={`columns ${styles.section}`} data-parts="3">
      <Heading title={title} subtitle={subtitle}>
        <p>{text}</p>
      </Heading>
      {projects.map((project, index) => (
        <div
          key={project.slug}
          className={
            index === 0 ? styles.lead : isAlone(index, projects.length) ? styles.alone : styles.small
          }
          style={index === 0 ? { "--rows": Math.max(1, Math.floor(projects.length / 2)) } : undefined}
        >
          <Reveal>
            <ProjectCard
              project={project}
              sizes={`(min-width: 56rem) ${index === 0 ? 49 : 21}vw, (min-width: 40rem) 45vw, 92vw`}
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
