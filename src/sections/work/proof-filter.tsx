import { type Skill, withSkill } from "./proof"
import * as styles from "./proof-filter.module.css"

type Props = {
  skills: readonly Skill[]
  /** The skills that the address asks for. */
  asked: readonly Skill[]
  /** How many projects show all of them, of how many. */
  shown: number
  of: number
  onChange: (asked: string | null) => void
}

/**
 * Narrows the work list to the projects that show all of some skills. The choice is part of the address
 * (`?skills=react,postgresql`), so that it can be sent. Without the script each skill leads to its proof on /skills/.
 */
export function ProofFilter({ skills, asked, shown, of, onChange }: Props) {
  return (
    <details className={styles.proof} open={asked.length > 0} data-needs-script="">
      <summary>
        {asked.length ? `Proof of ${and(asked.map(({ name }) => name))}` : "Show me proof of a skill"}
        {asked.length > 0 && <span>{` ${shown} of ${of} projects`}</span>}
      </summary>
      <ul role="list" aria-label="Skills">
        {skills.map((skill) => {
          const next = withSkill(asked, skill)
          return (
            <li key={skill.slug}>
              <a
                href={next === null ? "./" : `?skills=${next}`}
                aria-current={asked.includes(skill) ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  onChange(next)
                }}
              >
                {skill.name} <span>{skill.count}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const and = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
