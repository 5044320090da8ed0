import type { Day } from "../../../calendar/dates"
import { listQuery } from "../../../estimate/accounts"
import type { Estimate } from "../../../estimate/estimate"
import { spanWords } from "../../../estimate/pattern-formatters"
import {
  answerFacts,
  datedFacts,
  dependsOn,
  depositFact,
  validity,
  workingDays,
} from "../../../estimate/quote-words"
import type { Answers } from "../../../estimate/rules"
import { timeline } from "../../../estimate/timeline"
import { fillIn } from "../../../text/fill-in"
import { Facts } from "./facts"
import { PageMarks } from "../../shared/page-marks"
import { SheetActions } from "./sheet-actions"
import * as styles from "./sheet.module.css"

type Props = {
  page: Queries.EstimateFragment
  plans: Queries.PlansFragment["items"]
  answers: Answers
  result: Estimate
  /** Today, and the day of the estimate. The days are the visitor's, so the HTML has none. */
  now: Day | undefined
  dated: Day | undefined
  /** The address of the estimate. */
  address: string
  onRestart: (() => void) | undefined
}

/** As wide as a date with the words before it, so that the sheet does not grow once they come. */
const roomForDate = "\u00a0".repeat(44)

/** The price as a quote: the plan that fits, the total, each line, and when the site can be live. */
export function Sheet({ page, plans, answers, result, now, dated, address, onRestart }: Props) {
  const { words, said, formats, validDays, timing, calendar } = page
  const times =
    now === undefined
      ? undefined
      : timeline(
          { today: now, availableFrom: page.availableFrom ?? undefined, calendar, start: timing.start },
          result.days,
        )
  const facts =
    times && dated !== undefined
      ? datedFacts({ words, said, formats, validDays, dated, times })
      : [
          { name: words.launch, value: "\u00a0" },
          { name: words.dated, value: "\u00a0" },
          { name: words.validity, value: `${validity(validDays, words)} ${roomForDate}` },
        ]
  const limit = result.plan.pages ?? 0
  const total = spanWords(result.total, formats)
  return (
    <div className={styles.beside}>
      {/* Before hydration the script in the head sets these words (estimate-before-hydration.ts). */}
      <output className={styles.sum} style={{ "--letters": total.length }} suppressHydrationWarning>
        <span className={styles.plan} suppressHydrationWarning>
          {result.plan.name}
        </span>{" "}
        <strong className={`display ${styles.total}`} suppressHydrationWarning>
          {total}
        </strong>{" "}
        <span className={styles.time} suppressHydrationWarning>
          {workingDays(result.days, words)}
        </span>
        {result.within !== undefined && times && now !== undefined && (
          <span className={styles.note}>{times.latest - now <= result.within ? words.fits : words.late}</span>
        )}
      </output>
      <div className={styles.sheet}>
        <PageMarks count={answers.pages} limit={Math.max(answers.pages, limit)} />
        <p className={styles.pages}>{pagesWords(answers.pages, result.plan.pages, page)}</p>
        <dl className={styles.lines}>
          {result.lines.map(({ label, ...span }, index) => (
            <div key={label}>
              <dt>
                {label} {index === 0 && <span>{words.start}</span>}
              </dt>
              <dd>{spanWords(span, formats)}</dd>
            </div>
          ))}
          <div className={styles.all}>
            <dt>{words.total}</dt>
            <dd>{total}</dd>
          </div>
          <Facts facts={depositFact(result, page.deposit, said, formats)} />
        </dl>
        <dl className={styles.facts}>
          <Facts facts={facts} />
        </dl>
        <p className={styles.depends}>{times ? dependsOn(times, said, formats) : "\u00a0"}</p>
        <div className={styles.printed}>
          <dl>
            <Facts facts={answerFacts({ ...page, plans }, answers)} />
          </dl>
          <p>{address}</p>
        </div>
        <SheetActions
          page={page}
          plans={plans}
          address={address}
          accounts={listQuery(answers, page, dated)}
          onRestart={onRestart}
        />
      </div>
    </div>
  )
}

/** The pages in words. What is beyond the plan's limit has a line of its own, and is not said to be within it. */
function pagesWords(count: number, limit: number | null, { words, said }: Queries.EstimateFragment): string {
  if (limit === null) return fillIn(said.unlimited, { count: String(count) })
  const values = { count: String(count), limit: String(limit), beyond: String(count - limit) }
  return fillIn(count > limit ? said.beyond : words.pages, values)
}
