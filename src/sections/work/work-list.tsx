import { useQueryParameter } from "../../hooks/use-query-parameter"
import { type Choice, worthChoosing } from "./choices"
import { ProjectCards } from "./project-cards"
import * as styles from "./work-list.module.css"

type Props = { projects: readonly Queries.ProjectCardFragment[]; choices: readonly Choice[] }

/**
 * Every project, in the owner's order, and a filter by category. The filter is part of the
 * address (`?category=frontend`), so that a choice can be shared, reloaded and bookmarked.
 * The choices are links, which work before the script runs.
 */
export function WorkList({ projects, choices }: Props) {
  const [asked, setCategory] = useQueryParameter("category")
  const category = choices.some((choice) => choice.category === asked) ? asked : null
  const shown = projects.filter((project) => category === null || project.category === category)
  return (
    <section className={`columns ${styles.list}`} aria-label="Projects">
      {worthChoosing(choices) && (
        <>
          <ul role="list" className={styles.filter} aria-label="Filter projects" data-needs-script="">
            {choices.map((choice) => (
              <li key={choice.name}>
                <a
                  href={choice.category === null ? "./" : `?category=${choice.category}`}
                  aria-current={choice.category === category ? "true" : undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    setCategory(choice.category)
                  }}
                >
                  {choice.name} <span>{choice.count}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="visually-hidden" role="status">
            {`${shown.length} of ${projects.length} projects`}
          </p>
        </>
      )}
      <ProjectCards projects={shown} />
    </section>
  )
}
