import { useEffect } from "react"
import { SiteLink } from "../../components/site-link/site-link"
import { useHydrated } from "../../hooks/use-hydrated"
import * as styles from "./calendar.module.css"

/** The scheduling provider's script, which fills every element of its class. */
const widgetScript = "https://assets.calendly.com/assets/external/widget.js"

/** The scheduling widget; the link to the same calendar stays, whatever becomes of it. */
export function Calendar({ address }: { address: string }) {
  const live = useHydrated()
  useEffect(() => {
    const script = document.createElement("script")
    script.src = widgetScript
    script.async = true
    document.body.append(script)
    return () => script.remove()
  }, [])
  return (
    <section className={`columns ${styles.section}`} aria-label="Calendar">
      {live && <div className={`calendly-inline-widget ${styles.widget}`} data-url={address} />}
      <p>
        The calendar does not show? <SiteLink to={address}>Open it on its own page</SiteLink>.
      </p>
    </section>
  )
}
