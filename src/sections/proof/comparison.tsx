import { graphql } from "gatsby"
import { Heading } from "../../components/heading/heading"
import { Bar } from "./bar"
import { useLanguageMark } from "../../hooks/use-language-mark"
import { useWords } from "../../hooks/use-words"
import * as styles from "./comparison.module.css"

/** This site's pages beside the floor and others: a table for each measure. Renders nothing without results. */
export function Comparison({ comparison }: { comparison: Queries.ComparisonFragment | null }) {
  const { page } = useWords("proof")
  const mark = useLanguageMark()
  const measures = comparison?.measures.filter(({ rows }) => rows.length > 1) ?? []
  if (!comparison || measures.length === 0) return null
  return (
    <section className={`columns ${styles.section}`}>
      <Heading title={comparison.title} subtitle={comparison.subtitle}>
        <p>{comparison.text}</p>
      </Heading>
      <div className={styles.panels} data-parts="1">
        {measures.map(({ measure, title, text, rows }) => (
          <div key={measure}>
            <table className={styles.panel}>
              <caption>
                <strong>{title}</strong> {text}
              </caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{page}</th>
                  <th scope="col">{title}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.name} className={row.role === "own" ? styles.own : undefined}>
                    {/* The benchmark writes these names in English. */}
                    <th scope="row" {...mark("en")}>
                      {row.name}
                    </th>
                    <td>
                      <div className={styles.figure}>
                        <Bar row={row} floor={rows.find(({ role }) => role === "floor")?.part} />
                        <span className={styles.value}>
                          {row.value}
                          {row.detail && <small> {row.detail}</small>}
                        </span>
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Comparison on ProofComparison {
    title
    subtitle
    text
    measures {
      measure
      title
      text
      rows {
        name
        role
        value
        detail
        part
        leastPart
        mostPart
      }
    }
  }
`
