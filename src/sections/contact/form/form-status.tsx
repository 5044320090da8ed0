import type { ReactNode } from "react"
import { isEmpty, isPersisted } from "../../../message/draft"
import { type Message, mailLink, tooMany } from "../../../message/send-message"
import type { Status } from "../../../message/sending"
import { CopyButton } from "./copy-button"
import { useArrival } from "./use-arrival"
import { Filled } from "../../../components/filled/filled"
import { useSite } from "../../../hooks/use-site"
import { useWords } from "../../../hooks/use-words"
import { fillIn } from "../../../text/fill-in"
import * as styles from "./contact-form.module.css"

type Props = {
  /** The owner's email address. */
  email: string
  message: Message
  status: Status
  /** What is said of a message that has arrived. */
  children?: ReactNode
}

/** Announces the message's status, and what has joined it. If sending fails, offers the visitor's own mail program or a copy. */
export function FormStatus({ email, message, status, children }: Props) {
  const words = useWords("contact")
  const { language } = useSite()
  const { href: mail, hasMessage } = mailLink(email, message, words)
  const arrived = useArrival()
  const empty = isEmpty(message)
  const excess = tooMany(message)
  // An answer that comes late must not push down what follows, so its room is there from the press on.
  const answered = status !== "idle" && status !== "cleared" && status !== "clearedInOtherTab"
  const failed = (status === "failed" || status === "unanswered") && !empty
  return (
    <div role="status" className={styles.status} data-room={answered || undefined}>
      {arrived && !empty && status === "idle" && <p>{words[arrived]}</p>}
      {status === "sendingInOtherTab" && <p>{words.elsewhere}</p>}
      {status === "confirmedLate" && <p>{words.late}</p>}
      {(status === "sent" || status === "confirmedLate") && children}
      {status === "clearedInOtherTab" && empty && <p>{words.gone}</p>}
      {status === "cleared" && empty && <p>{words.cleared}</p>}
      {!empty && !isPersisted() && <p>{words.unkept}</p>}
      {(failed || excess > 0) && (
        <>
          <p>
            <Filled
              text={
                excess > 0
                  ? fillIn(words.tooLong, { count: inHundreds(excess, language) })
                  : status === "failed"
                    ? words.failed
                    : words.unanswered
              }
              parts={{
                send: (
                  <Filled
                    text={hasMessage ? "{send}" : words.copyAnd}
                    parts={{ send: <a href={mail}>{words.ownMail}</a> }}
                  />
                ),
                email,
              }}
            />
          </p>
          <CopyButton message={message} />
        </>
      )}
    </div>
  )
}

/** Rounded up, so that the status is not announced anew with every character. */
const inHundreds = (count: number, language: string) =>
  (Math.ceil(count / 100) * 100).toLocaleString(language)
