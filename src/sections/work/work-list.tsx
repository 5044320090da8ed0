import { useQueryParameter } from "./use-query-parameter"
import { type Choice, needsCategoryFilter } from "./choices"
import { ProjectCards } from "./project-cards"
import { selectedSkills, provenSkills, proves, needsSkillFilter } from "./proof"
import { ProjectIndex } from "./project-index"
import { ProofFilter } from "./proof-filter"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./work-list.module.css"

type Props = {
  projects: readonly Queries.ProjectCardFragment[]
  choices: readonly Choice[]
  /** The names of the owner's skills. */
  skillNames: readonly string[]
}

/**
 * Every project, in the owner's order, and filters by category and by skills. Both are part of the
 * address (`?category=frontend&skills=react,css`), so that a choice can be shared, reloaded and bookmarked.
 * The choices are links, which work before the script runs.
 */
export function WorkList({ projects, choices, skillNames }: Props) {
  const words = useWords("work")
  const [asked, setCategory] = useQueryParameter("category")
  const [wanted, setSkills] = useQueryParameter("skills")
  const category = choices.some((choice) => choice.category === asked) ? asked : null
  const skills = provenSkills(skillNames, projects)
  const proven = selectedSkills(wanted, skills)
  const shown = projects.filter(
    (project) => (category === null || project.category === category) && proves(project, proven),
  )
  return (
    <section className={`columns ${styles.list}`} aria-label={words.name}>
      {(needsCategoryFilter(choices) || category !== null) && (
        <ul role="list" className={styles.filter} aria-label={words.filter} data-needs-script="">
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
      )}
      {(needsSkillFilter(skills, projects.length) || proven.length > 0) && (
        <ProofFilter
          skills={skills}
          asked={proven}
          shown={shown.length}
          of={projects.length}
          onChange={setSkills}
        />
      )}
      <p className={shown.length ? "visually-hidden" : undefined} role="status">
        {shown.length
          ? fillIn(words.shown, { shown: String(shown.length), count: String(projects.length) })
          : words.none}
      </p>
      <ProjectIndex projects={shown} />
      <ProjectCards projects={shown} />
    </section>
  )
}
