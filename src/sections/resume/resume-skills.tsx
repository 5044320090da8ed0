import { graphql } from "gatsby"
import { Receipts } from "../../components/receipts/receipts"
import { ownSkills } from "../../resume/resume-sections"
import * as styles from "./resume-skills.module.css"

type Props = {
  title: string
  /** The skills that the resume names itself. Without any, those of the skills page are shown with their proof. */
  own: Queries.ResumeFragment["skills"]
  skills: Queries.ResumeSkillsFragment | null
}

/** The skills in groups, each with the work that proves it. */
export function ResumeSkills({ title, own, skills }: Props) {
  const groups = own ? [] : (skills?.groups ?? [])
  const { described, names } = ownSkills(own ?? [])
  if (groups.length + described.length + names.length === 0) return null
  return (
    <section className={`columns ${styles.section}`}>
      <h2 className="title-s">{title}</h2>
      {own && (
        <div className={styles.own}>
          {names.length > 0 && (
            <ul role="list" className={styles.names}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
          {described.map(({ name, text }) => (
            <div key={name} className={styles.group}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      )}
      {groups.map(({ name, items }) => (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          <ul role="list">
            {items.map((skill) => (
              <li key={skill.name}>
                <span>{skill.name}</span>
                <Receipts skill={skill} />
              </li>
            ))}
          </ul>
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
