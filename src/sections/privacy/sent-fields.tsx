import { useWords } from "../../hooks/use-words"
import { fields } from "../../message/fields"
import { provider } from "../../message/send-message"
import { Facts } from "./facts"

/** What the contact form sends. A site without a provider's ids has no form, and says so. */
export function SentFields() {
  const words = useWords("privacy")
  const labels = useWords("formFields")
  const sends = provider() !== undefined
  const why = {
    name: words.whyName,
    email: words.whyEmail,
    number: words.whyNumber,
    message: process.env.FURTHER_LANGUAGES ? `${words.whyMessage} ${words.inLanguage}` : words.whyMessage,
  }
  const own = fields.map(({ name }) => ({ name, label: labels[name], text: why[name] }))
  /** What EmailJS's library adds to a message (requirement R6.7). It is the site's, and the same for everyone. */
  const added = [
    { name: "service_id", text: words.service },
    { name: "template_id", text: words.template },
    { name: "user_id", text: words.account },
    { name: "lib_version", text: words.version },
  ]
  return (
    <Facts id="fields" title={words.fields} facts={sends ? [...own, ...added] : []}>
      <p>{sends ? words.onlyFields : words.ownMail}</p>
    </Facts>
  )
}
