import { graphql } from "gatsby"
import { SiteLink } from "../../../components/site-link/site-link"
import { useSite } from "../../../hooks/use-site"
import { lastSent } from "../../../message/sending"
import { dateOf } from "../../../calendar/dates"
import { answerDay } from "../../../calendar/answer-day"
import { fillIn } from "../../../text/fill-in"
import { useWords } from "../../../hooks/use-words"

type Props = {
  /** The owner's own words. */
  own: Queries.SentMessageFragment | null
  /** The owner's working days. */
  settings: Queries.AnswerRuleFragment | null
}

/** What stays below the form once a message was sent: when that was, by when it is answered, and what to do meanwhile. */
export function SentLine({ own, settings }: Props) {
  const words = useWords("contact")
  const { owner, language } = useSite()
  const at = lastSent()
  if (!at) return null
  const time = new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(at)
  const day =
    settings &&
    new Intl.DateTimeFormat(language, {
      weekday: "long",
      month: "long",
      day: "numeric",
      timeZone: "UTC",
    }).format(dateOf(answerDay(at, { ...settings.owner, ...settings.calendar })))
  const links = own?.links ?? []
  return (
    <>
      <p>
        {fillIn(own?.sent ?? words.sent, { time })} {day && fillIn(own?.answer ?? words.answer, { day })}
      </p>
      <p>
        {own?.meanwhile ?? words.meanwhile} <a href={`mailto:${owner.email}`}>{owner.email}</a>.
      </p>
      {links.length > 0 && (
        <ul role="list">
          {links.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export const fragments = graphql`
  fragment SentMessage on SentMessage {
    sent
    answer
    meanwhile
    links {
      ...Action
    }
  }

  fragment AnswerRule on SiteSettings {
    owner {
      timeZone
      answerDays
    }
    calendar {
      workingDays
      holidays
    }
  }
`
