import { schedulingAssets, schedulingFrame } from "../../browser/scheduling-hosts"
import { mailOrigin } from "../../message/send-message"
import { counterFacts } from "./counter-fact"
import { Facts } from "./facts"

const hostOf = (origin: string) => new URL(origin).host

const calendarHosts = [
  {
    name: hostOf(schedulingAssets),
    text: "Calendly, which runs the calendar. Asked for the calendar's program when you open the booking page.",
  },
  {
    name: hostOf(schedulingFrame),
    text: "Calendly again. Asked for the calendar itself when you open the booking page. It may set cookies of its own in its frame, and what you enter there goes to Calendly.",
  },
]

/** The other hosts that the policies allow (src/post-build/policy.ts), and when pages contact them. */
function hosts(calendar: boolean) {
  const mail = mailOrigin()
  return [
    // Decided while building: a site without a counter has no code of it.
    ...(process.env.COUNTER ? counterFacts() : []),
    ...(calendar ? calendarHosts : []),
    ...(mail
      ? [
          {
            name: hostOf(mail),
            text: "EmailJS, which turns your message into an email. Asked when you press Send on the contact page, and never before.",
          },
        ]
      : []),
  ]
}

/** The other hosts that a visitor's browser contacts: the calendar's if there is a booking page. */
export function Hosts({ calendar }: { calendar: boolean }) {
  const others = hosts(calendar)
  return (
    <Facts id="hosts" title="Who else your browser asks" facts={others}>
      <p>
        {`${
          others.length > 0
            ? "Pages ask this site for everything, apart from the hosts listed here. Each of them sees your IP address, your kind of browser, and which site you come from."
            : "Pages ask this site for everything, and no other host."
        } ${
          process.env.COUNTER
            ? "There are no ads, and nothing follows you to other sites."
            : "There are no ads, no statistics and no trackers."
        }`}
      </p>
    </Facts>
  )
}
