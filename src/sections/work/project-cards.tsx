import { ProjectCard } from "../../components/project-card/project-card"
import * as styles from "./work-list.module.css"

/** The cards of the work list. */
export function ProjectCards({ projects }: { projects: readonly Queries.ProjectCardFragment[] }) {
  return (
    <ul role="list" className={`columns ${styles.projects}`}>
      {projects.map((project, index) => (
        <li key={project.slug} className={styles.project}>
          <ProjectCard
            project={project}
            level={2}
            first={index === 0}
            sizes="(min-width: 56rem) 55vw, 100vw"
          />
        </li>
      ))}
    </ul>
  )
}
