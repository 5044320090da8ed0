import { graphql, Link } from "gatsby"
import { useWords } from "../../hooks/use-words"
import * as styles from "./next-projects.module.css"

type Props = { previous: Queries.NextProjectFragment | null; next: Queries.NextProjectFragment | null }

/** The case studies before and after this one; renders nothing if there is no other. */
export function NextProjects({ previous, next }: Props) {
  const words = useWords("caseStudy")
  if (!previous && !next) return null
  return (
    <nav className={`columns ${styles.nav}`} aria-label={words.more}>
      {previous && <NextProject label={words.previous} study={previous} />}
      {next && <NextProject label={words.next} study={next} />}
    </nav>
  )
}

function NextProject({
  label,
  study: { path, parentProject },
}: {
  label: string
  study: Queries.NextProjectFragment
}) {
  const { title, color, text2 } = parentProject
  return (
    <Link
      to={path}
      className={styles.project}
      data-accent=""
      style={{ "--accent-light": color, "--accent-dark": text2 }}
    >
      <span className={styles.label}>{label}</span>
      <span className={`display ${styles.title}`}>{title}</span>
    </Link>
  )
}

export const fragment = graphql`
  fragment NextProject on CaseStudy {
    path
    parentProject {
      title
      color
      text2
    }
  }
`
