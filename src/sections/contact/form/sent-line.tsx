import { graphql } from "gatsby"
import { SiteLink } from "../../../components/site-link/site-link"
import { useSite } from "../../../hooks/use-site"
import { lastSent } from "../../../message/sending"
import { defaultSentWords } from "../../../message/sent-words"
import { dateOf } from "../../../calendar/dates"
import { answerDay } from "../../../calendar/answer-day"
import { fillIn } from "../../../text/fill-in"

type Props = {
  /** The owner's own words. */
  words: Queries.SentMessageFragment | null
  /** The owner's working days. */
  settings: Queries.AnswerRuleFragment | null
}

/** What stays below the form once a message was sent: when that was, by when it is answered, and what to do meanwhile. */
export function SentLine({ words, settings }: Props) {
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
  const links = words?.links ?? []
  return (
    <>
      <p>
        {fillIn(words?.sent ?? defaultSentWords.sent, { time })}{" "}
        {day && fillIn(words?.answer ?? defaultSentWords.answer, { day })}
      </p>
      <p>
        {words?.meanwhile ?? defaultSentWords.meanwhile} <a href={`mailto:${owner.email}`}>{owner.email}</a>.
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
