import { draft, setDraft } from "./draft"

/** The words that this script added last. */
let added = ""

/**
 * A message with words at its end. Nothing that the visitor wrote is lost.
 * @param earlier words added before, which the new ones replace as long as they are unchanged.
 */
export function withWords(message: string, words: string, earlier = ""): string {
  if (message.includes(words)) return message
  if (earlier !== "" && message.includes(earlier)) return message.replace(earlier, () => words)
  return message.trim() === "" ? words : `${message.trimEnd()}\n\n${words}`
}

/** Adds words to the visitor's draft. Other words that were added before are replaced. */
export function addToDraft(words: string) {
  const now = draft()
  setDraft({ ...now, message: withWords(now.message, words, added) })
  added = words
}
