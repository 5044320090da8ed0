import { graphql } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import { ProjectCard } from "../../components/project-card/project-card"
import { Reveal } from "../../components/reveal/reveal"
import * as styles from "./curated-work.module.css"

type Props = { intro: Queries.IntroWithActionFragment; projects: readonly Queries.ProjectCardFragment[] }

/** The curated variant of the work list, whose first project is large; renders nothing if none is chosen. */
export function CuratedWork({ intro: { title, subtitle, text, action }, projects }: Props) {
  const [lead, ...others] = projects
  if (!lead) return null
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.first}>
        <Heading title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
        <div className={styles.lead}>
          <Reveal>
            <ProjectCard project={lead} sizes="(min-width: 64rem) 66vw, 92vw" />
          </Reveal>
        </div>
      </div>
      {others.length > 0 && (
        <div className={styles.others} data-parts="1">
          {others.map((project) => (
            <Reveal key={project.slug}>
              <ProjectCard project={project} sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw" />
            </Reveal>
          ))}
        </div>
      )}
      {action && (
        <p>
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
