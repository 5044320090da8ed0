import type { ReactNode } from "react"
import { isEmpty, isKept } from "../../../message/draft"
import { type Message, mailLink, tooMany } from "../../../message/send-message"
import type { Status } from "../../../message/sending"
import { CopyButton } from "./copy-button"
import { useArrival } from "./use-arrival"
import * as styles from "./contact-form.module.css"

type Props = {
  /** The owner's email address. */
  email: string
  message: Message
  /** The message's status; `unset` on a copy of the site that cannot send. */
  status: Status | "unset"
  /** What is said of a message that has arrived. */
  children?: ReactNode
}

/** Announces the message's status, and that an estimate has joined it. If sending fails, offers the visitor's own mail program or a copy. */
export function FormStatus({ email, message, status, children }: Props) {
  const { href: mail, hasMessage } = mailLink(email, message)
  const arrived = useArrival()
  const empty = isEmpty(message)
  const excess = status === "unset" ? 0 : tooMany(message)
  // An answer that comes late must not push down what follows, so its room is there from the press on.
  const answered = status !== "unset" && status !== "idle" && status !== "cleared" && status !== "gone"
  const failed = (status === "failed" || status === "unanswered") && !empty
  return (
    <div role="status" className={styles.status} data-room={answered || undefined}>
      {status === "unset" && (
        <p>
          Sending from this page is not set up here. <a href={mail}>Send A Message by email</a> to {email}.
        </p>
      )}
      {arrived && !empty && (status === "idle" || status === "unset") && (
        <p>Your estimate is in the message. Add what else I should know, and send it.</p>
      )}
      {status === "elsewhere" && <p>Another tab is sending this message.</p>}
      {status === "late" && <p>Your message was sent after all. The answer came late.</p>}
      {(status === "sent" || status === "late") && children}
      {status === "gone" && empty && <p>This message was sent or cleared in another tab.</p>}
      {status === "cleared" && empty && <p>The form is cleared. Nothing of it is kept on this device.</p>}
      {!empty && !isKept() && (
        <p>This browser keeps nothing: your words are lost if you close or reload this page.</p>
      )}
      {(failed || excess > 0) && (
        <>
          <p>
            {excess > 0
              ? `Your message is too long to send from here, by about ${inHundreds(excess)} characters. It is still here: shorten it, or `
              : status === "failed"
                ? "Your message was not sent. It is still here: try again, or "
                : "Your message may not have been sent: no answer came. It is still here: wait a little, try again, or "}
            {!hasMessage && "copy it and "}
            <a href={mail}>send it from your own mail program</a> to {email}.
          </p>
          <CopyButton message={message} />
        </>
      )}
    </div>
  )
}

/** Rounded up, so that the status is not announced anew with every character. */
const inHundreds = (count: number) => (Math.ceil(count / 100) * 100).toLocaleString("en-US")
