import { Filled } from "../../components/filled/filled"
import { SiteLink } from "../../components/site-link/site-link"
import { useRoute } from "../../hooks/use-route"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"

/** What the calendar loads, and how to book without it. */
export function CalendarNote() {
  const words = useWords("booking")
  const parts = {
    privacy: <SiteLink to={useRoute("privacy")}>{words.privacy}</SiteLink>,
    contact: <SiteLink to={useRoute("contact")}>{words.contact}</SiteLink>,
  }
  return <Filled text={words.note} parts={parts} />
}

/** The calendar on its own page, and the owner's address, where it does not load. */
export function CalendarInstead({ address }: { address: string }) {
  const words = useWords("booking")
  const { email } = useSite().owner
  const parts = {
    open: <SiteLink to={address}>{words.open}</SiteLink>,
    email: <a href={`mailto:${email}`}>{email}</a>,
  }
  return <Filled text={words.instead} parts={parts} />
}
