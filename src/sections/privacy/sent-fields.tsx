import { fields } from "../../message/fields"
import { type Message, provider } from "../../message/send-message"
import { Facts } from "./facts"

const why: Readonly<Record<keyof Message, string>> = {
  name: "To know how to address you.",
  email: "To answer you.",
  number: "To call you back where a call is quicker.",
  message: "To know what you need.",
}

/** What EmailJS's library adds to a message (requirement R6.7). It is the site's, and the same for everyone. */
const added = [
  { name: "service_id", text: "This site's mailbox at EmailJS." },
  { name: "template_id", text: "How the email is laid out." },
  { name: "user_id", text: "This site's account at EmailJS. It says nothing about you." },
  { name: "lib_version", text: "The version of the program that sends it." },
]

/** What the contact form sends. A copy of the site without a provider's ids sends nothing itself. */
export function SentFields() {
  const sends = provider() !== undefined
  const own = fields.map(({ name, label }) => ({ name, label, text: why[name] }))
  return (
    <Facts id="fields" title="What the form sends" facts={sends ? [...own, ...added] : own}>
      <p>
        {sends
          ? "Only these fields, and only when you press Send."
          : "Nothing by itself: it puts these fields into an email in your own mail program, and you decide whether to send it."}
      </p>
    </Facts>
  )
}
