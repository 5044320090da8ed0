import { graphql } from "gatsby"
import { Receipts } from "../../components/receipts/receipts"
import * as styles from "./resume-skills.module.css"

type Props = {
  title: string
  /** The skills that the resume names itself. Without any, those of the skills page are shown with their proof. */
  own: Queries.ResumeFragment["skills"]
  skills: Queries.ResumeSkillsFragment | null
}

/** The skills in groups, each with the work that proves it. */
export function ResumeSkills({ title, own, skills }: Props) {
  const groups = own ?? skills?.groups ?? []
  if (groups.length === 0) return null
  return (
    <section className={`columns ${styles.section}`}>
      <h2 className="title-s">{title}</h2>
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          <h3>{group.name}</h3>
          {"items" in group ? (
            <ul role="list">
              {group.items.map((skill) => (
                <li key={skill.name}>
                  <span>{skill.name}</span>
                  <Receipts skill={skill} />
                </li>
              ))}
            </ul>
          ) : (
            <p>{[group.level, group.keywords?.join(", ")].filter(Boolean).join(": ")}</p>
          )}
        </div>
      ))}
    </section>
  )
}

export const fragment = graphql`
  fragment ResumeSkills on SkillList {
    groups {
      name
      items {
        name
        ...Receipts
      }
    }
  }
`
