import { type SubmitEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { SiteLink } from "../../../components/site-link/site-link"
import { useSite } from "../../../hooks/use-site"
import { withWords } from "../../../message/add-words"
import { formWarnings } from "../../../message/form-warnings"
import { draft, isEmpty, onDraft, setDraft } from "../../../message/draft"
import { fields } from "../../../message/fields"
import { type Message, emptyMessage, provider, sendMessage, tooMany } from "../../../message/send-message"
import { fixedRoutes } from "../../../routes/routes"
import { onStatus, send, sendingStatus, setStatus } from "../../../message/sending"
import type { Sketch } from "../../../sketch/shapes"
import { sketchWords } from "../../../sketch/words"
import { ContactField } from "./contact-field"
import { SketchForm, nothingChosen, sketchOf } from "./sketch-form"
import { FormStatus } from "./form-status"
import { SentLine } from "./sent-line"
import { Honeypot, isHoneypotFilled } from "./honeypot"
import * as styles from "./contact-form.module.css"

/** The minimum time from the first change until a message is sent, in milliseconds. Robots do not wait. */
const leastTime = 1500

const pretend = async () => {}

const { privacy } = fixedRoutes("")

type Props = {
  sketch: Queries.SketchSectionFragment | null
  /** The owner's words for what stays after sending. */
  sent: Queries.SentMessageFragment | null
  settings: Queries.AnswerRuleFragment | null
}

/**
 * The contact form (requirements R6, R18 and R19). The message survives every failure: in the fields, on the visitor's
 * device and in a link to their own mail program. Without the provider's ids the form says that it cannot send and
 * offers only that link. Without JavaScript it cannot send: it shows the address instead of
 * the button. A sketch joins the message as words when it is sent. `method="dialog"` submits nothing outside a dialog, so the words stay in the fields and out of the address.
 */
export function ContactForm({ sketch, sent, settings }: Props) {
  const { owner } = useSite()
  const message = useSyncExternalStore(onDraft, draft, () => emptyMessage)
  const status = useSyncExternalStore(onStatus, sendingStatus, () => "idle" as const)
  /** When the visitor first changed a field, as given by `performance.now()`. */
  const begun = useRef<number>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(nothingChosen)
  /** The message about which the visitor was asked. */
  const [asked, setAsked] = useState(emptyMessage)
  const sketched = sketchOf(sketch, chosen)
  const ids = provider()
  const submitting = status === "sending"

  useLayoutEffect(() => {
    // Text typed before the page's scripts ran: its time is unknown, so the page's start counts.
    if (form.current && takeOver(form.current)) begun.current = 0
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ids) return
    takeOver(event.currentTarget)
    if (asks(event.currentTarget)) return
    // The form's status says so already.
    if (tooMany(withSketch(draft(), sketched)) > 0) return
    const delay = begun.current === undefined ? 0 : begun.current + leastTime - event.timeStamp
    // A robot sees the same result as a person, but nothing is sent.
    const deliver = isHoneypotFilled(event.currentTarget)
      ? pretend
      : (sending: Message) => sendMessage(withSketch(sending, sketched), ids)
    void send(deliver, delay).then(() => {
      // What was sent is cleared, and the sketch with it.
      if (sendingStatus() === "sent") setChosen(nothingChosen)
    })
  }

  /** Asks once about each value that looks like a slip. @returns whether it asked, so that nothing is sent yet. */
  const asks = ({ elements }: HTMLFormElement): boolean => {
    const first = fields.find(({ name }) => formWarnings(draft())[name] && draft()[name] !== asked[name])
    if (!first) return false
    setAsked(draft())
    const doubtful = elements.namedItem(first.name)
    if (doubtful instanceof HTMLElement) doubtful.focus()
    return true
  }

  const change = (name: keyof Message, value: string) => {
    begun.current ??= performance.now()
    setDraft({ ...draft(), [name]: value })
  }

  const clear = () => {
    setDraft(emptyMessage)
    setChosen(nothingChosen)
    setStatus("cleared")
    // This button disappears with the draft. The submit button takes the focus, or else the first field.
    const next =
      form.current?.querySelector<HTMLElement>("[type=submit]") ?? form.current?.querySelector("input")
    next?.focus()
  }

  return (
    <form ref={form} method="dialog" className={styles.form} onSubmit={submit} aria-label="Contact">
      {fields.map((field) => (
        <ContactField
          key={field.name}
          {...field}
          value={message[field.name]}
          question={asked[field.name] === message[field.name] ? formWarnings(message)[field.name] : undefined}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      {sketch && <SketchForm section={sketch} chosen={chosen} onChoose={setChosen} />}
      <Honeypot />
      <div className={styles.actions}>
        {ids && (
          <button type="submit" className={styles.submit} aria-disabled={submitting}>
            {submitting ? "Sending…" : "Send A Message"}
          </button>
        )}
        {ids && (
          <p className={styles.instead}>
            This form needs JavaScript to send. Please write to{" "}
            <a href={`mailto:${owner.email}`}>{owner.email}</a>.
          </p>
        )}
        {!submitting && !isEmpty(message) && (
          <button type="button" className={styles.clear} onClick={clear}>
            Clear the form
          </button>
        )}
      </div>
      <FormStatus
        email={owner.email}
        message={isEmpty(message) ? message : withSketch(message, sketched)}
        status={ids ? status : "unset"}
      >
        <SentLine words={sent} settings={settings} />
      </FormStatus>
      <p className={styles.privacy}>
        Your words are used to answer you, and for nothing else. <SiteLink to={privacy}>Privacy</SiteLink>
      </p>
    </form>
  )
}

/** The message with the sketch in words. */
const withSketch = (written: Message, sketch: Sketch | undefined): Message =>
  sketch ? { ...written, message: withWords(written.message, sketchWords(sketch)) } : written

/**
 * Copies field values that the draft lacks into it. They were typed before the scripts ran, or filled in by a program
 * that fires no events.
 * @returns whether there were any.
 */
function takeOver(form: HTMLFormElement): boolean {
  const kept: Record<string, string> = draft()
  const found = [...new FormData(form)].filter(([name, value]) => value !== "" && value !== kept[name])
  if (found.length > 0) setDraft({ ...draft(), ...Object.fromEntries(found) })
  return found.length > 0
}
