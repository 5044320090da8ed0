import { graphql } from "gatsby"
import { TableOfContents } from "../../components/table-of-contents/table-of-contents"
import { Prose } from "../../components/prose/prose"
import * as styles from "./case-study-body.module.css"

/** A case study's sections, with its table of contents beside them, or above them on small screens. */
export function CaseStudyBody({ study: { html, contents } }: { study: Queries.CaseStudyBodyFragment }) {
  const sections = [{ slug: "overview", title: "Overview" }, ...contents]
  return (
    <div className={`columns ${styles.body}`}>
      <div className={styles.contents}>
        <TableOfContents title="Contents" sections={sections} />
      </div>
      <details className={`sheet ${styles.disclosure}`}>
        <summary>Contents</summary>
        <TableOfContents title="Contents" sections={sections} />
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
