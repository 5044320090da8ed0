import { useState } from "react"
import { type Message, messageText } from "../../../message/send-message"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./contact-form.module.css"

/** A button that copies a message and says whether the browser allowed it. */
export function CopyButton({ message }: { message: Message }) {
  const words = useWords("contact")
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
        {copied?.text === text && copied.done ? words.copied : words.copy}
      </button>
      {copied?.text === text && !copied.done && <p>{words.refused}</p>}
    </>
  )
}
