import { graphql } from "gatsby"
import { type SubmitEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { SiteLink } from "../../../components/site-link/site-link"
import { useRoute } from "../../../hooks/use-route"
import { useSite } from "../../../hooks/use-site"
import { withWords } from "../../../message/add-words"
import { formWarnings } from "../../../message/form-warnings"
import { draft, isEmpty, onDraft, setDraft } from "../../../message/draft"
import { fields } from "../../../message/fields"
import {
  type Message,
  type Provider,
  emptyMessage,
  sendMessage,
  tooMany,
} from "../../../message/send-message"
import { onStatus, send, sendingStatus, setStatus } from "../../../message/sending"
import { sketchMessage } from "../../../sketch/words"
import { ContactField } from "./contact-field"
import { choose, nothingChosen, sketchOf, useChosen } from "../../shared/sketch/chosen"
import { SketchForm } from "./sketch-form"
import { FormStatus } from "./form-status"
import { SentLine } from "./sent-line"
import { Honeypot, isHoneypotFilled } from "./honeypot"
import { Filled } from "../../../components/filled/filled"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./contact-form.module.css"

/** The minimum time from the first change until a message is sent, in milliseconds. Robots do not wait. */
const minFillTime = 1500

const pretend = async () => {}

type Props = {
  /** The provider's ids, without which nothing can be sent. */
  ids: Provider
  sketch: Queries.SketchSectionFragment | null
  /** The owner's words for what stays after sending. */
  sent: Queries.SentMessageFragment | null
  settings: (Queries.AnswerRuleFragment & Queries.WrittenInFragment) | null
}

/**
 * The contact form (requirements R6, R18 and R19). The message survives every failure: in the fields, on the visitor's
 * device and in a link to their own mail program. Without JavaScript it cannot send: it shows the address instead of
 * the button. A sketch joins the message as words when it is sent. `method="dialog"` submits nothing outside a dialog, so
 * the words stay in the fields and out of the address.
 */
export function ContactForm({ ids, sketch, sent, settings }: Props) {
  const words = useWords("contact")
  const labels = useWords("formFields")
  const sketchWords = useWords("sketch")
  const privacy = useRoute("privacy")
  const {
    owner,
    words: { plurals },
  } = useSite()
  const message = useSyncExternalStore(onDraft, draft, () => emptyMessage)
  const status = useSyncExternalStore(onStatus, sendingStatus, () => "idle" as const)
  /** When the visitor first changed a field, as given by `performance.now()`. */
  const begun = useRef<number>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const chosen = useChosen()
  /** The message about which the visitor was asked. */
  const [asked, setAsked] = useState(emptyMessage)
  const sketched = sketchOf(sketch, chosen)
  const added = [sketched && sketchMessage(sketched, sketchWords.message), settings?.writtenIn]
  /** The message with the sketch in words, and with the language of the page, if the owner has to be told. */
  const complete = (written: Message): Message => ({
    ...written,
    message: added.reduce<string>((text, more) => (more ? withWords(text, more) : text), written.message),
  })
  const submitting = status === "sending"

  useLayoutEffect(() => {
    // Text typed before the page's scripts ran: its time is unknown, so the page's start counts.
    if (form.current && takeOver(form.current)) begun.current = 0
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    takeOver(event.currentTarget)
    if (asks(event.currentTarget)) return
    // The form's status says so already.
    if (tooMany(complete(draft())) > 0) return
    const delay = begun.current === undefined ? 0 : begun.current + minFillTime - event.timeStamp
    // A robot sees the same result as a person, but nothing is sent.
    const deliver = isHoneypotFilled(event.currentTarget)
      ? pretend
      : (sending: Message) => sendMessage(complete(sending), ids)
    void send(deliver, delay, words.sentAlert).then(() => {
      // What was sent is cleared, and the sketch with it.
      if (sendingStatus() === "sent") choose(nothingChosen)
    })
  }

  /** Asks once about each value that looks like a slip. @returns whether it asked, so that nothing is sent yet. */
  const asks = ({ elements }: HTMLFormElement): boolean => {
    const doubts = formWarnings(draft(), words, plurals)
    const first = fields.find(({ name }) => doubts[name] && draft()[name] !== asked[name])
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
    choose(nothingChosen)
    setStatus("cleared")
    // This button disappears with the draft.
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus()
  }

  return (
    <form ref={form} method="dialog" className={styles.form} onSubmit={submit} aria-label={words.form}>
      {fields.map((field) => (
        <ContactField
          key={field.name}
          {...field}
          label={labels[field.name]}
          value={message[field.name]}
          question={
            asked[field.name] === message[field.name]
              ? formWarnings(message, words, plurals)[field.name]
              : undefined
          }
          onChange={(value) => change(field.name, value)}
        />
      ))}
      {sketch && <SketchForm section={sketch} chosen={chosen} onChoose={choose} />}
      <Honeypot />
      <div className={styles.actions}>
        <button type="submit" className={styles.submit} aria-disabled={submitting}>
          {submitting ? words.sending : words.send}
        </button>
        <p className={styles.instead}>
          <Filled
            text={words.script}
            parts={{ email: <a href={`mailto:${owner.email}`}>{owner.email}</a> }}
          />
        </p>
        {!submitting && !isEmpty(message) && (
          <button type="button" className={styles.clear} onClick={clear}>
            {words.clear}
          </button>
        )}
      </div>
      <FormStatus
        email={owner.email}
        message={isEmpty(message) ? message : complete(message)}
        status={status}
      >
        <SentLine own={sent} settings={settings} />
      </FormStatus>
      <p className={styles.privacy}>
        <Filled text={words.promise} parts={{ privacy: <SiteLink to={privacy}>{words.privacy}</SiteLink> }} />
      </p>
    </form>
  )
}

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

export const fragment = graphql`
  fragment WrittenIn on SiteSettings {
    writtenIn
  }
`
