import { useState } from "react"
import { type Message, mailLink, messageText } from "../../lib/send-message"
import * as styles from "./contact-form.module.css"

type Props = {
  /** The owner's address. */
  email: string
  message: Message
  /** Nothing to say; a message was not sent; this copy of the site cannot send. */
  state: "idle" | "failed" | "unset"
}

/** What became of the message, announced, and the ways that are left: the visitor's own mail program, or a copy. */
export function FormStatus({ email, message, state }: Props) {
  const [copied, setCopied] = useState<{ text: string; done: boolean }>()
  const text = messageText(message)
  const mail = mailLink(email, message)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ text, done: true })
    } catch {
      setCopied({ text, done: false })
    }
  }
  return (
    <div role="status" className={styles.status}>
      {state === "unset" && (
        <p>
          Sending from this page is not set up here. <a href={mail}>Send A Message by email</a> to {email}.
        </p>
      )}
      {state === "failed" && (
        <>
          <p>
            Your message was not sent. It is still here: try again, or{" "}
            <a href={mail}>send it from your own mail program</a> to {email}.
          </p>
          <button type="button" className={styles.copy} onClick={() => void copy()}>
            {copied?.text === text && copied.done ? "Copied" : "Copy message"}
          </button>
          {copied?.text === text && !copied.done && (
            <p>This browser does not allow copying: select the words in the fields, or use the mail link.</p>
          )}
        </>
      )}
    </div>
  )
}
