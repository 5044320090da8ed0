import { graphql } from "gatsby"
import * as styles from "./dropped.module.css"

/** docs/speed.md has the others. */
const most = 6

type Props = {
  words: Queries.PointFragment | null
  ideas: readonly Queries.DroppedIdeaFragment[]
}

/** What was tried and dropped, each with what it cost; nothing without words or ideas. */
export function Dropped({ words, ideas }: Props) {
  if (!words || ideas.length === 0) return null
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.words}>
        <h2 className="title-m">{words.title}</h2>
        <p className="lead">{words.text}</p>
      </div>
      <ul role="list" className={styles.ideas}>
        {ideas.slice(0, most).map(({ idea, reason, date }) => (
          <li key={idea}>
            <s>{idea}</s>
            <p>{reason}</p>
            <time dateTime={date}>{date}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment DroppedIdea on DroppedIdea {
    idea
    reason
    date
  }
`
