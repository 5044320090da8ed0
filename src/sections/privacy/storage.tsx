import { draftDays, storedKeys } from "../../browser/storage-keys"
import { useWords } from "../../hooks/use-words"
import { fillIn } from "../../text/fill-in"
import { Facts } from "./facts"

/**
 * The data that the site stores on a visitor's device.
 * @param estimate whether the site has an estimate, which stores its answers.
 */
export function Storage({ estimate }: { estimate: boolean }) {
  const words = useWords("privacy")
  const stored = Object.entries(storedKeys)
    .filter(([key]) => estimate || key !== "estimate")
    .map(([key, word]) => ({ name: key, text: fillIn(words[word], { days: String(draftDays) }) }))
  return (
    <Facts id="storage" title={words.storage} facts={stored}>
      <p>{words.noCookies}</p>
    </Facts>
  )
}
