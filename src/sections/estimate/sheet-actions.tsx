import { navigate } from "gatsby"
import { ActionLink } from "../../components/action-link/action-link"
import type { Day } from "../../estimate/dates"
import type { Estimate } from "../../estimate/estimate"
import { quoteWords } from "../../estimate/quote-words"
import type { Answers } from "../../estimate/rules"
import { useSite } from "../../hooks/use-site"
import { addToDraft } from "../../message/add-words"
import { fixedRoutes } from "../../model/pages/routes"
import * as styles from "./sheet.module.css"

type Props = {
  page: Queries.EstimateFragment
  plans: Queries.PlansFragment["items"]
  answers: Answers
  result: Estimate
  search: string
  /** Today, and the first day on which the site can be live. Unknown in the HTML. */
  dated: Day | undefined
  launch: Day | undefined
}

const { booking, contact, estimate } = fixedRoutes("")

/**
 * What one can do with an estimate: take it to the contact form, where its words join the message that the visitor may
 * have begun; take its address to the calendar; print it.
 */
export function SheetActions({ page, plans, answers, result, search, dated, launch }: Props) {
  const { words, formats, validDays } = page
  const { url } = useSite()
  const send = () => {
    if (dated === undefined || launch === undefined) return
    const rules = { ...page, plans }
    const address = `${url}${estimate}${search}`
    addToDraft(quoteWords({ rules, answers, result, words, formats, validDays, dated, launch, address }))
    navigate(`${contact}#message`)
  }
  const { book } = words
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.send} onClick={send}>
        {words.send}
      </button>
      {book && (
        <ActionLink plain action={book.to === booking ? { ...book, to: `${booking}${search}` } : book} />
      )}
      <button type="button" className={styles.print} onClick={() => window.print()}>
        Print this sheet
      </button>
    </div>
  )
}
