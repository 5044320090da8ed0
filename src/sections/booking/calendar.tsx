import { useEffect, useRef, useState } from "react"
import { useHydrated } from "../../hooks/use-hydrated"
import { useSite } from "../../hooks/use-site"
import { forceFullPageLoad } from "../../browser/navigation/full-page-load"
import { useLocationSearch } from "../../hooks/use-location-search"
import { useRoute } from "../../hooks/use-route"
import { CalendarInstead, CalendarNote } from "./calendar-notes"
import { NextDays } from "./next-days"
import { prefillFrom, withPrefill } from "./prefill"
import { loadWidget } from "./load-widget"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./calendar.module.css"

type Props = {
  address: string
  /** Whether the call is by phone or by video, in a sentence. */
  call: string | null
  /** The names of the plans, one of which the visitor may have chosen. */
  plans: readonly string[]
  /** What the owner is told of the page's language, if it is not their own. */
  writtenIn: string | null | undefined
  /** When the owner works. */
  settings: Queries.AnswerRuleFragment | null
}

/**
 * The scheduling widget. Its space is reserved, so nothing shifts when it loads, and it folds up if it does not load.
 * What it loads, and how to book without it, is always there. An estimate or a plan that the visitor brings along goes
 * into the calendar's form, and the page says so.
 */
export function Calendar({ address: own, call, plans, writtenIn, settings }: Props) {
  const { url } = useSite()
  const brought = prefillFrom(useLocationSearch(), url + useRoute("estimate"), plans)
  const address = withPrefill(own, brought, writtenIn)
  const live = useHydrated()
  const words = useWords("booking")
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading")
  const [folded, setFolded] = useState(false)

  useEffect(() => {
    if (!place.current || forceFullPageLoad()) return undefined
    const { current } = place
    return loadWidget(current, address, (shown) => {
      setFolded(!shown && nothingMoves(current))
      setState(shown ? "shown" : "failed")
    })
  }, [address, place])

  return (
    <section className={styles.section} aria-label={words.name}>
      <p role="status" className={styles.brought}>
        {brought && ("plan" in brought ? fillIn(words.plan, { plan: brought.plan }) : words.estimate)}
      </p>
      <div className={`sheet ${styles.frame}`} data-state={state} data-folded={folded || undefined}>
        <div ref={place} className={styles.widget} />
        <div className={styles.instead}>
          <p role="status">{live && (state === "failed" ? words.failed : words.loading)}</p>
          <p>
            <CalendarInstead address={address} />
          </p>
          {state === "failed" && settings && <NextDays settings={settings} />}
        </div>
      </div>
      <div className={styles.notes}>
        <p>
          <CalendarNote />
        </p>
        {call && <p>{call}</p>}
      </div>
    </section>
  )
}

/** Whether the frame can fold up without moving what a visitor sees: all else is below the window. */
const nothingMoves = (widget: Element) => widget.getBoundingClientRect().bottom > window.innerHeight
