import { type SubmitEvent, useState } from "react"
import { useSite } from "../../hooks/use-site"
import { mailLink, providerIds } from "../../lib/send-message"
import * as styles from "./contact-form.module.css"

const fields = [
  { name: "name", label: "Name", type: "text", autoComplete: "name" },
  { name: "email", label: "Email Address", type: "email", autoComplete: "email" },
  { name: "number", label: "Contact Number", type: "tel", autoComplete: "tel" },
] as const

const empty = { name: "", email: "", number: "", message: "" }

/**
 * The contact form (specification §2, §5, §7, §8). Without the provider's ids it offers
 * the same message by e-mail and says so; it never pretends to have sent one.
 */
export function ContactForm() {
  const { owner } = useSite()
  const [message, setMessage] = useState(empty)
  const [submitting, setSubmitting] = useState(false)
  const [failed, setFailed] = useState(false)
  const ids = providerIds()
  const byMail = mailLink(owner.email, message)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ids || submitting) return
    setSubmitting(true)
    setFailed(false)
    try {
      const { sendForm } = await import("@emailjs/browser")
      await sendForm(ids.serviceId, ids.templateId, event.currentTarget, { publicKey: ids.publicKey })
      setMessage(empty)
      window.alert("Message Sent Successfully")
    } catch (error) {
      console.error(error)
      setFailed(true)
    } finally {
      setSubmitting(false)
    }
  }

  const control = (name: keyof typeof empty) => ({
    id: name,
    name,
    required: true,
    value: message[name],
    onChange: ({ target }: { target: { value: string } }) => setMessage({ ...message, [name]: target.value }),
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label="Contact">
      {fields.map(({ name, label, type, autoComplete }) => (
        <p key={name} className={styles.field}>
          <label htmlFor={name}>{label}</label>
          <input type={type} autoComplete={autoComplete} {...control(name)} />
        </p>
      ))}
      <p className={styles.message}>
        <label htmlFor="message">Message</label>
        <textarea rows={6} {...control("message")} />
      </p>
      {ids ? (
        <button type="submit" className={styles.submit} aria-disabled={submitting}>
          {submitting ? "Sending…" : "Send A Message"}
        </button>
      ) : (
        <p className={styles.note}>
          Sending from this page is not set up here. <a href={byMail}>Send A Message by email</a> to{" "}
          {owner.email}.
        </p>
      )}
      <p role="status" className={styles.note}>
        {failed && (
          <>
            Your message was not sent. <a href={byMail}>Send it from your own mail program</a>, with
            everything you have written.
          </>
        )}
      </p>
    </form>
  )
}
