import { useEffect, useRef, useState } from "react"
import { SiteLink } from "../../components/site-link/site-link"
import { useHydrated } from "../../hooks/use-hydrated"
import { useSite } from "../../hooks/use-site"
import { forceFullPageLoad } from "../../browser/navigation/full-page-load"
import { fixedRoutes } from "../../routes/routes"
import { useLocationSearch } from "../../hooks/use-location-search"
import { prefillFrom, withPrefill } from "./prefill"
import { loadWidget } from "./load-widget"
import * as styles from "./calendar.module.css"

const { contact, privacy } = fixedRoutes("")

type Props = {
  address: string
  /** Whether the call is by phone or by video, in a sentence. */
  call: string | null
  /** The names of the plans, one of which the visitor may have chosen. */
  plans: readonly string[]
}

/**
 * The scheduling widget, below a line about what it loads and how to book without it. Its space is reserved, so nothing
 * shifts when it loads. The link to the same calendar and the owner's address are always there, even if it fails. An
 * estimate or a plan that the visitor brings along goes into the calendar's form, and the page says so.
 */
export function Calendar({ address: own, call, plans }: Props) {
  const { owner, url } = useSite()
  const brought = prefillFrom(useLocationSearch(), url, plans)
  const address = withPrefill(own, brought)
  const live = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading")

  useEffect(() => {
    if (!place.current || forceFullPageLoad()) return undefined
    return loadWidget(place.current, address, (shown) => setState(shown ? "shown" : "failed"))
  }, [address])

  return (
    <section className={`columns ${styles.section}`} aria-label="Calendar">
      <p className={styles.note}>
        This page loads a calendar from Calendly, which sees your IP address and may set cookies (
        <SiteLink to={privacy}>Privacy</SiteLink>). To book without it, send me some times by the{" "}
        <SiteLink to={contact}>contact form</SiteLink>.
      </p>
      {call && <p className={styles.note}>{call}</p>}
      <p role="status" className={styles.brought}>
        {brought &&
          ("plan" in brought
            ? `You chose ${brought.plan}. The calendar's form has it already, so I know it when we talk.`
            : "The calendar's form has the address of your estimate already, so I know it when we talk.")}
      </p>
      <div className={`sheet ${styles.frame}`} data-state={state}>
        <div ref={place} className={styles.widget} />
        <div className={styles.instead}>
          <p role="status">
            {live && (state === "failed" ? "The calendar did not load here." : "The calendar is loading…")}
          </p>
          <p>
            <SiteLink to={address}>Open the calendar on its own page</SiteLink> or write to{" "}
            <a href={`mailto:${owner.email}`}>{owner.email}</a>.
          </p>
        </div>
      </div>
    </section>
  )
}
