import { fillIn } from "../text/fill-in"
import type { Words } from "../words/words"

export type Provider = {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string | undefined
}

/** Returns the provider's ids, or undefined if one is missing. The origin is set only for a mock provider. */
export function provider(): Provider | undefined {
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID
  const origin = process.env.GATSBY_EMAILJS_ORIGIN
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : undefined
}

/** The provider's origin, which each page's policy allows. Undefined if no message can be sent. */
export function mailOrigin(): string | undefined {
  const ids = provider()
  return ids && (ids.origin ?? "https://api.emailjs.com")
}

/**
 * Sends a message through the provider (requirement R6.7), without a timeout.
 * @throws EmailJSResponseStatus for an answer other than 2xx, TypeError without a connection.
 */
export async function sendMessage(
  message: Message,
  { publicKey, serviceId, templateId, origin }: Provider,
): Promise<void> {
  hideRefusedStorage()
  const { init, sendForm } = await import("@emailjs/browser")
  init({ publicKey }, origin)
  await sendForm(serviceId, templateId, formWith(message))
}

/** @emailjs/browser asks for local storage as it loads, which throws where a browser refuses it. It can do without. */
function hideRefusedStorage() {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined })
  }
}

/** Builds a form, since the provider only sends forms. The page's own may have changed since Send was clicked. */
function formWith(message: Message): HTMLFormElement {
  const form = document.createElement("form")
  for (const [name, value] of Object.entries(message)) {
    const field = document.createElement("textarea")
    field.name = name
    field.value = value
    form.append(field)
  }
  return form
}

export type Message = { name: string; email: string; number: string; message: string }

export const emptyMessage: Message = { name: "", email: "", number: "", message: "" }

/** Returns the whole message as plain text, for the clipboard or the visitor's own mail program. */
export const messageText = ({ name, email, number, message }: Message) =>
  [message, "", name, email, number].join("\n")

/** The provider takes 50 kB of text in all: https://www.emailjs.com/docs/rest-api/send/ */
const maxBytes = 50_000

/** Returns how many characters of a message are too many for the provider, by its mean size of one; 0 if it fits. */
export function tooMany(message: Message): number {
  const text = messageText(message)
  const { size } = new Blob([text])
  return size > maxBytes ? Math.ceil(text.length * (1 - maxBytes / size)) : 0
}

/** The longest address that mail programs open, in characters. Windows passes on 2,083. */
const longestLink = 2000

/** A link that opens the message in the visitor's mail program. One too long for an address is copied instead. */
export function mailLink(
  to: string,
  message: Message,
  words: Pick<Words["contact"], "subject" | "nobody">,
): { href: string; hasMessage: boolean } {
  const name = message.name.slice(0, 100).replace(/[\uD800-\uDBFF]$/, "") || words.nobody
  const subject = fillIn(words.subject, { name })
  const short = `mailto:${to}?subject=${encodeURIComponent(subject)}`
  const whole = `${short}&body=${encodeURIComponent(messageText(message))}`
  return whole.length <= longestLink ? { href: whole, hasMessage: true } : { href: short, hasMessage: false }
}
