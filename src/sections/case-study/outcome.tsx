import { graphql } from "gatsby"
import { EvidenceMark } from "../../components/evidence-mark/evidence-mark"
import { useWords } from "../../hooks/use-words"
import { shares } from "../../text/numbers/shares"
import * as styles from "./outcome.module.css"

/**
 * What came of a project, in figures: thin what was, bold what is, divided by a hairline, and both drawn to scale. Renders
 * nothing without any.
 */
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
              {from && <Bars before={from} after={value} />}
            </dd>
          </div>
        ))}
      </dl>
      <EvidenceMark evidence={evidence} />
    </div>
  )
}

/** Two figures as bars: outlined what was, solid what is. Nothing where they have no scale in common. */
function Bars({ before, after }: { before: string; after: string }) {
  const drawn = shares(before, after)
  if (!drawn) return null
  return (
    <span aria-hidden="true" className={styles.bars}>
      <span style={{ "--share": drawn.before }} />
      <span style={{ "--share": drawn.after }} />
    </span>
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
