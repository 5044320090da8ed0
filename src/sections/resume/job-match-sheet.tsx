import { useState } from "react"
import { Receipts } from "../../components/receipts/receipts"
import { useWords } from "../../hooks/use-words"
import { fillIn } from "../../text/fill-in"
import { JobMatchAnswers, type Facts } from "./job-match-answers"
import { type Match, type Named, type Result, resultFor, resultIn } from "./job-match-result"
import { proofsOf } from "./proofs-of"
import * as styles from "./job-match.module.css"

export { resultFor, resultIn }

export type SheetProps = { match: Match; facts: Facts; result: Result; onClear: () => void }

/** What the site answers to a job ad, side by side: three groups of skills, years and facts, and what the ad leaves open. */
export function JobMatchSheet({ match, facts, result, onClear }: SheetProps) {
  const { words } = match
  const { shown, known, unknown, answer, search } = result
  return (
    <div className={styles.sheet}>
      {!answer && <p>{words.shared}</p>}
      {answer?.isCut && <p>{words.cut}</p>}
      {shown.length > 0 && (
        <div className={styles.shown}>
          <h3>{words.shown}</h3>
          <ul role="list">
            {shown.map((term) => (
              <li key={term.name}>
                <b>{term.name}</b>
                <Receipts skill={{ since: term.since, proof: null, evidence: proofsOf(term) }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {known.length + unknown.length > 0 && (
        <div className={styles.rest}>
          <Names title={words.known} terms={known} />
          <Names title={words.unknown} className={styles.unknown} terms={unknown} />
        </div>
      )}
      {answer && <JobMatchAnswers match={match} facts={facts} answer={answer} />}
      <Ways search={search} onClear={onClear} />
    </div>
  )
}

type NamesProps = { title: string; className?: string | undefined; terms: readonly Named[] }

function Names({ title, className, terms }: NamesProps) {
  if (terms.length === 0) return null
  return (
    <div className={className}>
      <h3>{title}</h3>
      <ul role="list">
        {terms.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

/** What one can do with the list: copy its address, print it, and take it away. */
function Ways({ search, onClear }: { search: string; onClear: () => void }) {
  const words = useWords("jobMatch")
  const [said, setSaid] = useState("")
  const copy = () => {
    const address = new URL(search, window.location.href).href
    navigator.clipboard.writeText(address).then(
      () => setSaid(words.copied),
      () => setSaid(fillIn(words.refused, { address })),
    )
  }
  return (
    <div className={styles.ways}>
      {search !== "" && (
        <button type="button" onClick={copy}>
          {words.copy}
        </button>
      )}
      <button type="button" onClick={() => window.print()}>
        {words.print}
      </button>
      <button type="button" onClick={onClear}>
        {words.clear}
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
