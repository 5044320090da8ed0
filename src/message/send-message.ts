/** What the e-mail provider needs to know, from the environment of the build. */
export type Provider = {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string | undefined
}

/** The provider's ids, or undefined where one is missing. Its origin is set only where a stand-in plays it. */
export function provider(): Provider | undefined {
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID
  const origin = process.env.GATSBY_EMAILJS_ORIGIN
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : undefined
}

/** The provider's origin, which a page has to be allowed to ask; undefined where no message can be sent. */
export function mailOrigin(): string | undefined {
  const ids = provider()
  return ids && (ids.origin ?? "https://api.emailjs.com")
}

/**
 * Sends a message through the provider (requirement R6.7). Waits for the answer without end.
 * @throws EmailJSResponseStatus for an answer other than 2xx, TypeError where there is no connection.
 */
export async function sendMessage(
  message: Message,
  { publicKey, serviceId, templateId, origin }: Provider,
): Promise<void> {
  const { init, sendForm } = await import("@emailjs/browser")
  init({ publicKey }, origin)
  await sendForm(serviceId, templateId, formWith(message))
}

/** The provider sends forms only. The page's own may have changed since the visitor pressed Send. */
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

/** A message as the form holds it. */
export type Message = { name: string; email: string; number: string; message: string }

export const emptyMessage: Message = { name: "", email: "", number: "", message: "" }

/** The whole message as plain text: what is copied, or sent from the visitor's own mail program. */
export const messageText = ({ name, email, number, message }: Message) =>
  [message, "", name, email, number].join("\n")

/** The message as a link that opens the visitor's own mail program with it. */
export function mailLink(to: string, message: Message): string {
  const subject = `Message from ${message.name || "your site"}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(messageText(message))}`
}
