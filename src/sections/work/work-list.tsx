import { ProjectCard } from "../../components/project-card/project-card"
import * as styles from "./work-list.module.css"

/** Every project, in the owner's order. */
export function WorkList({ projects }: { projects: readonly Queries.ProjectCardFragment[] }) {
  return (
    <section className={`columns ${styles.list}`} aria-label="Projects">
      {projects.map((project) => (
        <div key={project.slug} className={styles.project}>
          <ProjectCard project={project} sizes="(min-width: 56rem) 50vw, 100vw" />
        </div>
      ))}
    </section>
  )
}
