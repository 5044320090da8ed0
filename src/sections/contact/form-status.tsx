import { isEmpty } from "../../message/draft"
import { type Message, mailLink } from "../../message/send-message"
import type { Status } from "../../message/sending"
import { CopyButton } from "./copy-button"
import * as styles from "./contact-form.module.css"

type Props = {
  /** The owner's email address. */
  email: string
  message: Message
  /** The message's status; `unset` on a copy of the site that cannot send. */
  status: Status | "unset"
}

/** Announces the message's status. If sending fails, offers the visitor's own mail program or a copy. */
export function FormStatus({ email, message, status }: Props) {
  const mail = mailLink(email, message)
  const empty = isEmpty(message)
  return (
    <div role="status" className={styles.status}>
      {status === "unset" && (
        <p>
          Sending from this page is not set up here. <a href={mail}>Send A Message by email</a> to {email}.
        </p>
      )}
      {status === "elsewhere" && <p>Another tab is sending this message.</p>}
      {status === "late" && <p>Your message was sent after all. The answer came late.</p>}
      {status === "gone" && empty && <p>This message was sent or cleared in another tab.</p>}
      {status === "cleared" && empty && <p>The form is cleared. Nothing of it is kept on this device.</p>}
      {(status === "failed" || status === "unanswered") && !empty && (
        <>
          <p>
            {status === "failed"
              ? "Your message was not sent. It is still here: try again, or "
              : "Your message may not have been sent: no answer came. It is still here: wait a little, try again, or "}
            <a href={mail}>send it from your own mail program</a> to {email}.
          </p>
          <CopyButton message={message} />
        </>
      )}
    </div>
  )
}
