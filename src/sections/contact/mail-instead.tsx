import { useSyncExternalStore } from "react"
import { Filled } from "../../components/filled/filled"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import { withWords } from "../../message/add-words"
import { draft, isEmpty, onDraft } from "../../message/draft"
import { emptyMessage, mailLink } from "../../message/send-message"
import { sketchMessage } from "../../sketch/words"
import { sketchOf, useChosen } from "../shared/sketch/chosen"
import { useArrival } from "./form/use-arrival"
import * as styles from "./mail-instead.module.css"

/**
 * What stands in the form's place on a site that cannot send: the owner's address, as large as it fits. An estimate
 * or a sketch that the visitor has taken along is in the mail that it opens.
 */
export function MailInstead({ sketch }: { sketch: Queries.SketchChoicesFragment | null }) {
  const words = useWords("contact")
  const { owner } = useSite()
  const { message: sentence } = useWords("sketch")
  const written = useSyncExternalStore(onDraft, draft, () => emptyMessage)
  const sketched = sketchOf(sketch, useChosen())
  const message = sketched
    ? { ...written, message: withWords(written.message, sketchMessage(sketched, sentence)) }
    : written
  const arrived = useArrival()
  const { email } = owner
  const to = isEmpty(message) ? `mailto:${email}` : mailLink(email, message, words).href
  return (
    <div className={styles.mail}>
      <p>
        <Filled
          text={words.unset}
          parts={{
            send: words.sendByMail,
            email: (
              <a href={to} className={`display ${styles.address}`} style={{ "--letters": email.length }}>
                {email}
              </a>
            ),
          }}
        />
      </p>
      <p role="status">{arrived && words[arrived]}</p>
    </div>
  )
}
