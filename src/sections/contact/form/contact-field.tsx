import { type ChangeEvent, type InvalidEvent, useState } from "react"
import * as styles from "./contact-form.module.css"

type Control = HTMLInputElement | HTMLTextAreaElement

type Props = {
  name: string
  label: string
  /** The input's type; without it, the field is a text area. */
  type?: "text" | "email" | "tel"
  autoComplete?: string
  value: string
  /** A question about the value, which the visitor may answer by sending it as it is. */
  question?: string | undefined
  onChange: (value: string) => void
}

/**
 * A field with its label and its error. The error is the browser's own message, in the
 * visitor's language, shown below the field until it is fixed. The first invalid field
 * takes the focus, so a screen reader says at once what to do (WCAG 3.3.1). A question stands in the same place.
 */
export function ContactField({ name, label, type, autoComplete, value, question = "", onChange }: Props) {
  const [fault, setFault] = useState("")
  const note = fault || question
  const control = {
    id: name,
    name,
    required: true,
    autoComplete,
    value,
    "aria-invalid": fault !== "" || undefined,
    "aria-describedby": note === "" ? undefined : `${name}-fault`,
    onChange: ({ target }: ChangeEvent<Control>) => {
      if (target.validity.valid) setFault("")
      // The browser takes blanks for an answer.
      onChange(target.value.trim() === "" ? "" : target.value)
    },
    onInvalid: (event: InvalidEvent<Control>) => {
      // The browser's bubble would cover the text below and disappear after a moment.
      event.preventDefault()
      const { form, validationMessage } = event.currentTarget
      setFault(validationMessage)
      if (form?.querySelector(":is(input, textarea):invalid") === event.currentTarget) {
        event.currentTarget.focus()
      }
    },
  }
  return (
    <p className={type ? styles.field : styles.message}>
      <label htmlFor={name}>{label}</label>
      {type ? <input type={type} {...control} /> : <textarea rows={6} {...control} />}
      {note && (
        <span id={`${name}-fault`} className={styles.fault}>
          {note}
        </span>
      )}
    </p>
  )
}
