import { type SubmitEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { useSite } from "../../hooks/use-site"
import { draft, onDraft, setDraft } from "../../lib/draft"
import { emptyMessage, provider, sendMessage } from "../../lib/send-message"
import { ContactField } from "./contact-field"
import { FormStatus } from "./form-status"
import { Trap, isRobot } from "./trap"
import * as styles from "./contact-form.module.css"

const fields = [
  { name: "name", label: "Name", type: "text", autoComplete: "name" },
  { name: "email", label: "Email Address", type: "email", autoComplete: "email" },
  { name: "number", label: "Contact Number", type: "tel", autoComplete: "tel" },
  { name: "message", label: "Message" },
] as const

/**
 * The contact form (specification §2, §5, §7, §8). Whatever fails, the words stay: in the
 * fields, on the visitor's device, and in a link to their own mail program. Without the
 * provider's ids it offers that link alone and says so; it never pretends to have sent.
 */
export function ContactForm() {
  const { owner } = useSite()
  const message = useSyncExternalStore(onDraft, draft, () => emptyMessage)
  const [submitting, setSubmitting] = useState(false)
  const [failed, setFailed] = useState(false)
  const begun = useRef<number>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const ids = provider()

  // What was typed before the page's scripts ran is the visitor's own, and as old as the page at most.
  useLayoutEffect(() => {
    const typed = form.current ? [...new FormData(form.current)] : []
    const early = Object.fromEntries(typed.filter(([, value]) => value !== ""))
    if (Object.keys(early).length === 0) return
    begun.current = performance.timeOrigin
    setDraft({ ...draft(), ...early })
  }, [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    if (!ids || submitting) return
    setSubmitting(true)
    setFailed(false)
    try {
      // A robot is told the same as a person, and nothing is sent.
      if (!isRobot(sent, begun.current)) await sendMessage(sent, ids)
      setDraft(emptyMessage)
      begun.current = undefined
      window.alert("Message Sent Successfully")
    } catch (error) {
      console.error(error)
      setFailed(true)
    } finally {
      setSubmitting(false)
    }
  }

  const change = (name: keyof typeof emptyMessage, value: string) => {
    begun.current ??= Date.now()
    setDraft({ ...draft(), [name]: value })
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} aria-label="Contact">
      {fields.map((field) => (
        <ContactField
          key={field.name}
          {...field}
          value={message[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      <Trap />
      {ids && (
        <button type="submit" className={styles.submit} aria-disabled={submitting}>
          {submitting ? "Sending…" : "Send A Message"}
        </button>
      )}
      <FormStatus
        email={owner.email}
        message={message}
        state={ids ? (failed ? "failed" : "idle") : "unset"}
      />
    </form>
  )
}
