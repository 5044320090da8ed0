import { Later } from "../../components/later/later"
import { ProjectCard } from "../../components/project-card/project-card"
import { firstSizes } from "../../lib/first-picture"
import * as styles from "./work-list.module.css"

type Props = { projects: readonly Queries.ProjectCardFragment[] }

/** The cards of the work list. */
export function ProjectCards({ projects }: Props) {
  const [first, ...rest] = projects
  return (
    <ul role="list" className={`columns ${styles.projects}`}>
      {first && <Item key={first.slug} project={first} first />}
      <Later>
        {rest.map((project) => (
          <Item key={project.slug} project={project} />
        ))}
      </Later>
    </ul>
  )
}

const Item = ({ project, first = false }: { project: Queries.ProjectCardFragment; first?: boolean }) => (
  <li className={styles.project}>
    <ProjectCard project={project} level={2} first={first} sizes={firstSizes.work} />
  </li>
)
