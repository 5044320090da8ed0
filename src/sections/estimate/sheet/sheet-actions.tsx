import { navigate } from "gatsby"
import { useEffect, useRef } from "react"
import { ActionLink } from "../../../components/action-link/action-link"
import { SiteLink } from "../../../components/site-link/site-link"
import { parseAnswers, serializeAnswers } from "../../../estimate/search-params"
import { datedIn, hasExpired } from "../../../estimate/dated"
import { type Day, today } from "../../../calendar/dates"
import { estimate } from "../../../estimate/estimate"
import { quoteWords } from "../../../estimate/quote-words"
import type { Answers } from "../../../estimate/rules"
import { timeline } from "../../../estimate/timeline"
import { useHydrated } from "../../../hooks/use-hydrated"
import { useRoute } from "../../../hooks/use-route"
import { useSite } from "../../../hooks/use-site"
import { addToDraft } from "../../../message/add-words"
import { CopyAddress } from "./copy-address"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./sheet.module.css"

type Props = {
  page: Queries.EstimateFragment
  plans: Queries.PlansFragment["items"]
  /** The address of the estimate. */
  address: string
  /** The query of the list of its accounts. */
  accounts: string
  onRestart: (() => void) | undefined
}

/**
 * What one can do with an estimate: take it to the contact form, where its words join the message that the visitor may
 * have begun; take its address to the calendar; copy it; print it; begin anew.
 */
export function SheetActions({ page, plans, address, accounts, onRestart }: Props) {
  const { words, said, formats, validDays, timing, calendar } = page
  const labels = useWords("estimate")
  const { url } = useSite()
  const here = url + useRoute("estimate")
  const contact = useRoute("contact")
  const booking = useRoute("booking")
  const rules = { ...page, plans }
  const addressOf = (answers: Answers, dated: Day) => here + serializeAnswers(answers, rules, dated)

  /** A press from before the scripts ran is repeated before the page shows the answers, so they come from the address. */
  const asked = () => {
    const { search } = window.location
    const now = today()
    return { now, answers: parseAnswers(search, rules), dated: datedIn(search, now) ?? now }
  }
  const send = () => {
    const { now, answers, dated: day } = asked()
    const result = estimate(rules, answers)
    // An expired sheet has today's prices, so it goes out as today's.
    const dated = hasExpired(day, now, validDays) ? now : day
    const given = {
      today: now,
      availableFrom: page.availableFrom ?? undefined,
      calendar,
      start: timing.start,
    }
    const times = timeline(given, result.days)
    const sent = addressOf(answers, dated)
    addToDraft(
      "estimate",
      quoteWords({ rules, answers, result, words, said, formats, validDays, dated, times, address: sent }),
    )
    navigate(`${contact}#message`)
  }
  const addressNow = () => {
    const { answers, dated } = asked()
    return addressOf(answers, dated)
  }
  const print = usePrint()
  const { book, yours } = words
  const live = useHydrated()
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
      {yours && (
        // The HTML knows no answers, and so leads to every account.
        <SiteLink to={live ? yours.to + accounts : yours.to} className={styles.quiet}>
          {yours.label}
        </SiteLink>
      )}
      <CopyAddress address={address} addressNow={addressNow} />
      <button type="button" className={styles.quiet} onClick={print}>
        {labels.print}
      </button>
      {onRestart && (
        <button type="button" className={styles.quiet} onClick={onRestart}>
          {labels.restart}
        </button>
      )}
    </div>
  )
}

/** Returns a function that prints the page, once the whole sheet is there. */
function usePrint() {
  const live = useHydrated()
  const asked = useRef(false)
  useEffect(() => {
    if (live && asked.current) window.print()
  }, [live])
  return () => {
    if (live) window.print()
    else asked.current = true
  }
}
