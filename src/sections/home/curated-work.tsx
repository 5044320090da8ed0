import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import { ProjectCard } from "../../components/project-card/project-card"
import { Reveal } from "../../components/reveal/reveal"
import * as styles from "./curated-work.module.css"

type Props = { intro: Queries.IntroWithActionFragment; projects: readonly Queries.ProjectCardFragment[] }

/** The curated variant of the work list. */
export function CuratedWork({ intro: { title, subtitle, text, action }, projects }: Props) {
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={title} subtitle={subtitle}>
        <p>{text}</p>
      </Heading>
      {projects.map((project) => (
        <div key={project.slug} className={styles.project}>
          <Reveal>
            <ProjectCard project={project} sizes="(min-width: 56rem) 50vw, 100vw" />
          </Reveal>
        </div>
      ))}
      <p className={styles.all}>
        <ActionLink action={action} />
      </p>
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
