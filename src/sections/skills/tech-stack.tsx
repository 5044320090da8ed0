import { graphql } from "gatsby"
import { useRef } from "react"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { Receipts } from "../../components/receipts/receipts"
import { RisingCard } from "../../components/reveal/rising-card"
import { useReveal } from "../../components/reveal/use-reveal"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import { receiptLinks } from "../../resume/receipt-links"
import { plural } from "../../text/numbers/plural"
import * as styles from "./tech-stack.module.css"

/** The anchor of a group. */
const groupId = (index: number) => `group-${index + 1}`

/** The groups as a table, with the number of skills in each. */
export function GroupTable({ skills }: { skills: Queries.TechStackFragment }) {
  return (
    <ul role="list" className={styles.table}>
      {skills.groups.map(({ name, items }, index) => (
        <li key={name}>
          <a href={`#${groupId(index)}`}>{name}</a>
          <span className="display">{items.length}</span>
        </li>
      ))}
    </ul>
  )
}

/**
 * The skills in groups, each with its purpose, and each technology with its reason and a project that proves it. The more
 * projects use one, the larger is its name.
 */
export function TechStack({ skills }: { skills: Queries.TechStackFragment }) {
  const words = useWords("skills")
  const most = Math.max(...skills.groups.flatMap(({ items }) => items.map(({ projects }) => projects)), 1)
  return (
    <section aria-label={words.name} data-parts="1">
      {skills.groups.map((group, index) => (
        <Group key={group.name} id={groupId(index)} group={group} most={most} />
      ))}
    </section>
  )
}

type GroupProps = {
  id: string
  group: Queries.TechStackFragment["groups"][number]
  /** The number of projects that use the most used technology of all. */
  most: number
}

/** A group. Its cards rise one after the other when its top reaches the middle of the viewport. */
function Group({ id, group: { name, text, items }, most }: GroupProps) {
  const part = useRef<HTMLDivElement>(null)
  useReveal(part, 0.5, "li")
  return (
    <div ref={part} id={id} className={`columns ${styles.group}`}>
      <div className={styles.words}>
        <h2 className="title-s">{name}</h2>
        {text && <p>{text}</p>}
      </div>
      <ul role="list" className={styles.cards}>
        {items.map((skill) => (
          <RisingCard key={skill.name}>
            <div
              className={styles.card}
              data-shape={skill.shape}
              style={{ "--use": Math.round((100 * skill.projects) / most) / 100 }}
            >
              <SpriteDrawing drawing={skill.image} className={styles.logo} />
              <div className={styles.head}>
                <Name skill={skill} />
                <Uses count={skill.projects} />
              </div>
              <div className={styles.about}>
                {skill.why && <p>{skill.why}</p>}
                <Receipts skill={skill} />
              </div>
            </div>
          </RisingCard>
        ))}
      </ul>
    </div>
  )
}

/** A technology's name: a heading only where something stands below it. */
function Name({ skill }: { skill: Queries.TechStackFragment["groups"][number]["items"][number] }) {
  const { name, why, since } = skill
  const Title = why || since || receiptLinks(skill).length > 0 ? "h3" : "p"
  return <Title className={`display ${styles.name}`}>{name}</Title>
}

/** In how many projects it is used; nothing where none names it. */
function Uses({ count }: { count: number }) {
  const { projects } = useWords("skills")
  const { plurals } = useSite().words
  return count > 0 && <p>{plural(projects, count, plurals, { count: String(count) })}</p>
}

export const fragment = graphql`
  fragment TechStack on SkillList {
    groups {
      name
      text
      items {
        name
        shape
        why
        projects
        ...Receipts
        image {
          ...SpriteDrawing
        }
      }
    }
  }
`
