import { schedulingAssets, schedulingFrame } from "../../browser/scheduling-origins"
import { useWords } from "../../hooks/use-words"
import { mailOrigin } from "../../message/send-message"
import type { Words } from "../../words/words"
import { counterFacts } from "./counter-fact"
import { Facts } from "./facts"

const hostOf = (origin: string) => new URL(origin).host

/** The third parties that the policies allow (src/post-build/csp.ts), and when pages contact them. */
function thirdParties(calendar: boolean, words: Words["privacy"]) {
  const mail = mailOrigin()
  return [
    // Decided while building: a site without a counter has no code of it.
    ...(process.env.COUNTER ? counterFacts(words.counter) : []),
    ...(calendar
      ? [
          { name: hostOf(schedulingAssets), text: words.calendarScript },
          { name: hostOf(schedulingFrame), text: words.calendarFrame },
        ]
      : []),
    ...(mail ? [{ name: hostOf(mail), text: words.mail }] : []),
  ]
}

/** The third parties that a visitor's browser contacts: the calendar's if there is a booking page. */
export function ThirdParties({ calendar }: { calendar: boolean }) {
  const words = useWords("privacy")
  const others = thirdParties(calendar, words)
  return (
    <Facts id="hosts" title={words.hosts} facts={others}>
      <p>
        {`${others.length > 0 ? words.someHosts : words.noHosts} ${
          process.env.COUNTER ? words.counted : words.uncounted
        }`}
      </p>
    </Facts>
  )
}
