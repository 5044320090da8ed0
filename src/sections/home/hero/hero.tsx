import { graphql } from "gatsby"
import { followSeam } from "../../../browser/seam"
import { ActionLink } from "../../../components/action-link/action-link"
import { SiteLink } from "../../../components/site-link/site-link"
import { HeroWords } from "./hero-words"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./hero.module.css"

type Props = {
  hero: Queries.HeroFragment
  /** When the owner takes projects, if they say so. */
  availability: string | null | undefined
  projects: readonly Queries.ProjectCardFragment[]
}

/** The first screen: the promise with its rotating words, the work, and the main actions. */
export function Hero({
  hero: { title, words, text, action, estimate, facts, seeking },
  availability,
  projects,
}: Props) {
  const { name } = useWords("hero")
  return (
    <section ref={followSeam} className={`columns ${styles.hero}`} aria-label={name}>
      <HeroWords title={title} words={words} projects={projects}>
        <div className={styles.next}>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>
            {action && <ActionLink action={action} />}
            {estimate && <SiteLink to={estimate.to}>{estimate.label}</SiteLink>}
          </div>
        </div>
      </HeroWords>
      <ul role="list" className={styles.facts}>
        {[...facts, ...(availability ? [availability] : [])].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {seeking && (
          <li>
            <SiteLink to={seeking.to}>{seeking.label}</SiteLink>
          </li>
        )}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment Hero on HomePageHero {
    title
    words {
      text
      image {
        ...SpriteDrawing
      }
    }
    text
    action {
      label
      to
    }
    estimate {
      label
      to
    }
    facts
    seeking {
      label
      to
    }
  }
`
