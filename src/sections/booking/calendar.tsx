import { useEffect, useRef, useState } from "react"
import { SiteLink } from "../../components/site-link/site-link"
import { useHydrated } from "../../hooks/use-hydrated"
import { useSite } from "../../hooks/use-site"
import { opensAnew } from "../../browser/own-document"
import { fixedRoutes } from "../../model/pages/routes"
import { useSearch } from "../../hooks/use-search"
import { withEstimate } from "./with-estimate"
import { loadWidget } from "./load-widget"
import * as styles from "./calendar.module.css"

const { contact, privacy } = fixedRoutes("")

/**
 * The scheduling widget, below a line about what it loads and how to book without it. Its space is reserved, so nothing
 * shifts when it loads. The link to the same calendar and the owner's address are always there, even if it fails.
 */
export function Calendar({ address: own }: { address: string }) {
  const { owner, url } = useSite()
  const address = withEstimate(own, url, useSearch())
  const live = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading")

  useEffect(() => {
    if (!place.current || opensAnew()) return undefined
    return loadWidget(place.current, address, (shown) => setState(shown ? "shown" : "failed"))
  }, [address])

  return (
    <section className={`columns ${styles.section}`} aria-label="Calendar">
      <p className={styles.note}>
        This page loads a calendar from Calendly, which sees your IP address and may set cookies (
        <SiteLink to={privacy}>Privacy</SiteLink>). To book without it, send me some times by the{" "}
        <SiteLink to={contact}>contact form</SiteLink>.
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
