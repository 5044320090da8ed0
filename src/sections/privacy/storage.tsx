import { draftDays, storedKeys } from "../../browser/storage-keys"
import { useWords } from "../../hooks/use-words"
import { provider } from "../../message/send-message"
import { fillIn } from "../../text/fill-in"
import { Facts } from "./facts"

/**
 * The data that the site stores on a visitor's device.
 * @param estimate whether the site has an estimate, which stores its answers, and adds its words to a message.
 * @param sketch whether visitors can sketch a front page.
 * @param booking whether it has a calendar: if that does not load, a question for a day joins the message.
 */
export function Storage({ estimate, sketch, booking }: Record<"estimate" | "sketch" | "booking", boolean>) {
  const words = useWords("privacy")
  const never = new Set([
    ...(estimate ? [] : ["estimate"]),
    ...(sketch ? [] : ["sketch"]),
    ...(estimate || booking || provider() ? [] : ["message"]),
  ])
  const stored = Object.entries(storedKeys)
    .filter(([key]) => !never.has(key))
    .map(([key, word]) => ({ name: key, text: fillIn(words[word], { days: String(draftDays) }) }))
  return (
    <Facts wide id="storage" title={words.storage} facts={stored}>
      <p>{words.noCookies}</p>
    </Facts>
  )
}
