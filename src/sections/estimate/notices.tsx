import { dayWords } from "../../estimate/pattern-formatters"
import { unknownParts } from "../../estimate/search-params"
import { datedIn, hasExpired } from "../../estimate/dated"
import type { Day } from "../../calendar/dates"
import type { Rules } from "../../estimate/rules"
import { useSite } from "../../hooks/use-site"
import { joinList } from "../../text/locale/join-list"
import { fillIn } from "../../text/fill-in"
import * as styles from "./notices.module.css"

type Props = {
  page: Queries.EstimateFragment
  rules: Rules
  /** The address's query, as it was opened. */
  search: string
  now: Day | undefined
}

/** What a reader of somebody else's address has to know before the price: what of it is no answer, and that it expired. */
export function Notices({ page: { said, formats, validDays }, rules, search, now }: Props) {
  const { language } = useSite()
  const unknown = now === undefined ? [] : unknownParts(search, rules, now)
  const dated = now === undefined ? undefined : datedIn(search, now)
  const isExpired = now !== undefined && dated !== undefined && hasExpired(dated, now, validDays)
  return (
    <div role="status" className="columns">
      {unknown.length > 0 && (
        <p className={styles.notice}>{fillIn(said.unknown, { parts: joinList(unknown, language) })}</p>
      )}
      {isExpired && (
        <p className={styles.notice}>
          {fillIn(said.expired, {
            dated: dayWords(dated, formats),
            until: dayWords(dated + validDays, formats),
          })}
        </p>
      )}
    </div>
  )
}
