import { navigate } from "gatsby"
import { useState } from "react"
import { dateOf } from "../../calendar/dates"
import { answerDay } from "../../calendar/answer-day"
import { useRoute } from "../../hooks/use-route"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import { addToDraft } from "../../message/add-words"
import { fillIn } from "../../text/fill-in"
import * as styles from "./next-days.module.css"

/**
 * The owner's next three working days. A press leads to the contact form with a question for that day in its message.
 * Only for a calendar that did not load: the days are those of now, so they are in no HTML.
 */
export function NextDays({ settings: { owner, calendar } }: { settings: Queries.AnswerRuleFragment }) {
  const words = useWords("booking")
  const { language } = useSite()
  const contact = useRoute("contact")
  const format = new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  })
  const [now] = useState(() => new Date())
  const days = [1, 2, 3].map((answerDays) =>
    format.format(dateOf(answerDay(now, { ...owner, ...calendar, answerDays }))),
  )
  const ask = (day: string) => {
    addToDraft("day", fillIn(words.ask, { day }))
    navigate(`${contact}#message`)
  }
  return (
    <>
      <p>{words.days}</p>
      <ul role="list" className={styles.days}>
        {days.map((day) => (
          <li key={day}>
            <button type="button" onClick={() => ask(day)}>
              {day}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
