import { draft, setDraft } from "./draft"

/** What other pages put into the message: an estimate, or the question for a day. */
type Part = "estimate" | "day"

/** The words of each part that was added last. */
const added = { estimate: "", day: "" }

/** What was added and the form has not yet told. */
let untold: Part | undefined

/** A message with words at its end. They replace `earlier` ones that are unchanged; the visitor's own all stay. */
export function withWords(message: string, words: string, earlier = ""): string {
  if (message.includes(words)) return message
  if (earlier !== "" && message.includes(earlier)) return message.replace(earlier, () => words)
  return message.trim() === "" ? words : `${message.trimEnd()}\n\n${words}`
}

/** Returns once what has joined the draft. */
export function takeAdded(): Part | undefined {
  const part = untold
  untold = undefined
  return part
}

/** Adds a part in words to the visitor's draft. One of its kind that was added before is replaced. */
export function addToDraft(part: Part, words: string) {
  const now = draft()
  setDraft({ ...now, message: withWords(now.message, words, added[part]) })
  added[part] = words
  untold = part
}
