/** The e-mail provider's ids, from the environment of the build; undefined where one is missing. */
export function providerIds(): { publicKey: string; serviceId: string; templateId: string } | undefined {
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId } : undefined
}

/** A message as the form holds it. */
export type Message = { name: string; email: string; number: string; message: string }

/** The message in the form of a link that opens the visitor's own mail program. */
export function mailLink(to: string, { name, email, number, message }: Message): string {
  const body = [message, "", name, email, number].join("\n")
  return `mailto:${to}?subject=${encodeURIComponent(`Message from ${name || "your site"}`)}&body=${encodeURIComponent(body)}`
}
