import { graphql } from "gatsby"
import { withPrefix } from "../../browser/path-prefix"
import * as styles from "./measured.module.css"

type Props = { measured: Queries.MeasuredFragment; words: Queries.ProofWordsFragment }

/** How a claim was measured, in the cells of a drawing's title block, and the raw result. */
export function Measured({ measured, words }: Props) {
  const { command, tool, conditions, day, runs, commit, address } = measured
  return (
    <dl className={styles.block}>
      <div className={styles.wide}>
        <dt>{words.command}</dt>
        <dd>
          <code>{command}</code>
        </dd>
      </div>
      {[
        [words.tool, tool],
        [words.date, day],
        [words.runs, runs],
        [words.commit, commit],
      ].map(
        ([word, fact]) =>
          fact !== null && (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
      <div>
        <dt>{words.result}</dt>
        <dd>
          <a href={withPrefix(address)}>{address.split("/").at(-1)}</a>
        </dd>
      </div>
      <div className={styles.wide}>
        <dt>{words.conditions}</dt>
        <dd>{conditions}</dd>
      </div>
    </dl>
  )
}

export const fragment = graphql`
  fragment Measured on LedgerMeasured {
    command
    tool
    conditions
    day
    runs
    commit
    address
  }
  fragment ProofWords on ProofWords {
    command
    tool
    conditions
    date
    runs
    commit
    result
  }
`
