import { navigate } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import { answersIn, searchOf } from "../../estimate/address"
import { datedIn } from "../../estimate/dated"
import { today } from "../../estimate/dates"
import { estimate } from "../../estimate/estimate"
import { quoteWords } from "../../estimate/quote-words"
import { timeline } from "../../estimate/timeline"
import { useSite } from "../../hooks/use-site"
import { addEstimate } from "../../message/add-words"
import { fixedRoutes } from "../../model/pages/routes"
import { CopyAddress } from "./copy-address"
import * as styles from "./sheet.module.css"

type Props = {
  page: Queries.EstimateFragment
  plans: Queries.PlansFragment["items"]
  /** The address of the estimate. */
  address: string
  onRestart: (() => void) | undefined
}

const { booking, contact, estimate: here } = fixedRoutes("")

/**
 * What one can do with an estimate: take it to the contact form, where its words join the message that the visitor may
 * have begun; take its address to the calendar; copy it; print it; begin anew.
 */
export function SheetActions({ page, plans, address, onRestart }: Props) {
  const { words, said, formats, validDays, timing, calendar } = page
  const { url } = useSite()
  /** A press from before the scripts ran is repeated before the page shows the answers, so they come from the address. */
  const send = () => {
    const { search } = window.location
    const now = today()
    const rules = { ...page, plans }
    const answers = answersIn(search, rules)
    const result = estimate(rules, answers)
    const dated = datedIn(search, now) ?? now
    const given = { today: now, opening: page.opening ?? undefined, calendar, start: timing.start }
    const times = timeline(given, result.days)
    const sent = `${url}${here}${searchOf(answers, rules, dated)}`
    addEstimate(
      quoteWords({ rules, answers, result, words, said, formats, validDays, dated, times, address: sent }),
    )
    navigate(`${contact}#message`)
  }
  const { book } = words
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.send} onClick={send}>
        {words.send}
      </button>
      {book && (
        <ActionLink
          plain
          action={book.to === booking ? { ...book, to: `${booking}${new URL(address).search}` } : book}
        />
      )}
      <CopyAddress address={address} />
      <button type="button" className={styles.quiet} onClick={() => window.print()}>
        Print this sheet
      </button>
      {onRestart && (
        <button type="button" className={styles.quiet} onClick={onRestart}>
          Start over
        </button>
      )}
    </div>
  )
}
