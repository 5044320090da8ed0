import { graphql } from "gatsby"
import { EvidenceMark } from "../../components/evidence-mark/evidence-mark"
import { useWords } from "../../hooks/use-words"
import * as styles from "./outcome.module.css"

/** What came of a project, in figures: thin what was, bold what is, divided by a hairline. Renders nothing without any. */
export function Outcome({ study: { outcome, evidence } }: { study: Queries.OutcomeFragment }) {
  const { from: fromWord, to: toWord } = useWords("evidence")
  if (!outcome) return <EvidenceMark evidence={evidence} />
  return (
    <div className={styles.result}>
      <dl className={styles.outcome}>
        {outcome.map(({ value, from, label }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              {from && (
                <span className={styles.from}>
                  <span className="visually-hidden">{`${fromWord} `}</span>
                  {from}
                  <span className="visually-hidden">{` ${toWord} `}</span>
                </span>
              )}
              <strong className="display">{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <EvidenceMark evidence={evidence} />
    </div>
  )
}

export const fragment = graphql`
  fragment Outcome on CaseStudy {
    outcome {
      value
      from
      label
    }
    evidence {
      ...Evidence
    }
  }
`
