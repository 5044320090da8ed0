import { BelowFold } from "../../components/below-fold/below-fold"
import { ProjectCard } from "../../components/project-card/project-card"
import { lcpSizes } from "../../browser/lcp-image"
import * as styles from "./work-list.module.css"

type Props = { projects: readonly Queries.ProjectCardFragment[] }

/** The cards of the work list: the first one large, every fifth from the fourth on as wide as the screen, the others in pairs (work-list.module.css). */
export function ProjectCards({ projects }: Props) {
  const [first, ...rest] = projects
  return (
    <ul role="list" className={`columns ${styles.projects}`}>
      {first && <Item key={first.slug} project={first} place={1} isLast={rest.length === 0} />}
      <BelowFold>
        {rest.map((project, index) => (
          <Item key={project.slug} project={project} place={index + 2} isLast={index === rest.length - 1} />
        ))}
      </BelowFold>
    </ul>
  )
}

const narrow = "(min-width: 56rem) 37.5vw, 92vw"

/** How wide a picture is shown. One of a pair is narrower: the second, then the first, by turns. */
function sizesAt(place: number, isLast: boolean) {
  if (place % 5 === 4) return "(min-width: 56rem) 100vw, 92vw"
  const isNarrow = place % 5 === 3 || (place % 5 === 0 && !isLast)
  return isNarrow ? narrow : lcpSizes.work
}

type ItemProps = { project: Queries.ProjectCardFragment; place: number; isLast: boolean }

const Item = ({ project, place, isLast }: ItemProps) => (
  <li className={styles.project}>
    <ProjectCard
      project={project}
      anchor={project.slug}
      level={2}
      first={place === 1}
      sizes={sizesAt(place, isLast)}
    />
  </li>
)
