import { graphql } from "gatsby"
import { TableOfContents } from "../../components/table-of-contents/table-of-contents"
import { Prose } from "../../components/prose/prose"
import { useWords } from "../../hooks/use-words"
import * as styles from "./case-study-body.module.css"

/** A case study's sections, with its table of contents beside them, or above them on small screens. */
export function CaseStudyBody({ study: { html, contents } }: { study: Queries.CaseStudyBodyFragment }) {
  const words = useWords("caseStudy")
  const sections = [{ slug: "overview", title: words.overview }, ...contents]
  return (
    <div className={`columns ${styles.body}`}>
      <div className={styles.contents}>
        <TableOfContents title={words.contents} sections={sections} />
      </div>
      <details className={`sheet ${styles.disclosure}`}>
        <summary>{words.contents}</summary>
        <TableOfContents title={words.contents} sections={sections} />
      </details>
      <div className={styles.text}>
        <Prose html={html} long />
      </div>
    </div>
  )
}

export const fragment = graphql`
  fragment CaseStudyBody on CaseStudy {
    html
    contents {
      slug
      title
    }
  }
`
