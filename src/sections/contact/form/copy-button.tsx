import { useState } from "react"
import { type Message, messageText } from "../../../message/send-message"
import * as styles from "./contact-form.module.css"

/** A button that copies a message and says whether the browser allowed it. */
export function CopyButton({ message }: { message: Message }) {
  const [copied, setCopied] = useState<{ text: string; done: boolean }>()
  const text = messageText(message)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ text, done: true })
    } catch {
      setCopied({ text, done: false })
    }
  }
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {copied?.text === text && copied.done ? "Copied" : "Copy message"}
      </button>
      {copied?.text === text && !copied.done && (
        <p>This browser does not allow copying: select the words in the fields, or use the mail link.</p>
      )}
    </>
  )
}
