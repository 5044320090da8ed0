import { useSyncExternalStore } from "react"
import { type Day, afterWorkingDays, today } from "../../estimate/dates"
import type { Estimate } from "../../estimate/estimate"
import { dayWords, spanWords } from "../../estimate/local-formats"
import { workingDays } from "../../estimate/quote-words"
import type { Answers } from "../../estimate/rules"
import { fillIn } from "../../text/fill-in"
import { PageMarks } from "./page-marks"
import { SheetActions } from "./sheet-actions"
import * as styles from "./sheet.module.css"

type Props = {
  page: Queries.EstimateFragment
  plans: Queries.PlansFragment["items"]
  answers: Answers
  result: Estimate
  /** The query of the estimate's address. */
  search: string
}

const never = () => () => {}

/** The price as a quote: the plan that fits, the total, each line, and when the site can be live. */
export function Sheet({ page, plans, answers, result, search }: Props) {
  const { words, formats, validDays, timing } = page
  // The day is the visitor's, so the HTML has none.
  const dated = useSyncExternalStore<Day | undefined>(never, today, () => undefined)
  const after = (days: number) => dated && afterWorkingDays(dated, timing.start + days)
  const [launch, latest] = [after(result.days.low), after(result.days.high)]
  // Pages above the plan's limit have a line of their own.
  const limit = Math.max(answers.pages, result.plan.pages ?? 0)
  const facts = [
    { name: words.launch, value: launch && dayWords(launch, formats) },
    { name: words.dated, value: dated && dayWords(dated, formats) },
    { name: words.validity, value: fillIn(words.validDays, { days: String(validDays) }) },
  ]
  return (
    <div className={styles.beside}>
      <output className={styles.sum}>
        <span className={styles.plan}>{result.plan.name}</span>{" "}
        <strong className={`display ${styles.total}`}>{spanWords(result.total, formats)}</strong>{" "}
        <span className={styles.time}>{workingDays(result.days, words)}</span>
      </output>
      <div className={styles.sheet}>
        <PageMarks count={answers.pages} limit={limit} />
        <p className={styles.pages}>
          {fillIn(words.pages, { count: String(answers.pages), limit: String(limit) })}
        </p>
        <dl className={styles.lines}>
          {result.lines.map(({ label, ...span }, index) => (
            <div key={label}>
              <dt>
                {label} {index === 0 && <span>{words.start}</span>}
              </dt>
              <dd>{spanWords(span, formats)}</dd>
            </div>
          ))}
          <div>
            <dt>{words.total}</dt>
            <dd>{spanWords(result.total, formats)}</dd>
          </div>
        </dl>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? "\u00a0"}</dd>
            </div>
          ))}
        </dl>
        {result.within !== undefined && dated !== undefined && latest !== undefined && (
          <p className={styles.note}>{latest - dated <= result.within ? words.fits : words.late}</p>
        )}
        <SheetActions
          page={page}
          plans={plans}
          answers={answers}
          result={result}
          search={search}
          dated={dated}
          launch={launch}
        />
      </div>
    </div>
  )
}
