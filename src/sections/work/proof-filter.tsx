import { type Skill, withSkill } from "./proof"
import { fillIn } from "../../text/fill-in"
import { joinList } from "../../text/locale/join-list"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
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
  const words = useWords("work")
  const { language } = useSite()
  return (
    <details className={styles.proof} open={asked.length > 0} data-needs-script="">
      <summary>
        {asked.length
          ? fillIn(words.proofOf, {
              skills: joined(
                asked.map(({ name }) => name),
                words.and,
                language,
              ),
            })
          : words.proof}
        {asked.length > 0 && (
          <span>{` ${fillIn(words.shown, { shown: String(shown), count: String(of) })}`}</span>
        )}
      </summary>
      <ul role="list" aria-label={words.skills}>
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

/** Names in a row; `and` says how the last is joined to the others. */
const joined = (names: readonly string[], and: string, language: string) =>
  names.length < 2
    ? names.join("")
    : fillIn(and, { list: joinList(names.slice(0, -1), language), last: names.at(-1) ?? "" })
