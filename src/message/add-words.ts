import { draft, setDraft } from "./draft"

let added = ""

/** A message with words at its end. They replace `earlier` ones that are unchanged; the visitor's own all stay. */
export function withWords(message: string, words: string, earlier = ""): string {
  if (message.includes(words)) return message
  if (earlier !== "" && message.includes(earlier)) return message.replace(earlier, () => words)
  return message.trim() === "" ? words : `${message.trimEnd()}\n\n${words}`
}

/** Whether an estimate was added and the form has not yet said so. */
let isNew = false

/** Returns once that an estimate is in the draft. */
export function takeAddedFlag(): boolean {
  const news = isNew
  isNew = false
  return news
}

/** Adds an estimate in words to the visitor's draft. An estimate that was added before is replaced. */
export function addEstimate(words: string) {
  const now = draft()
  setDraft({ ...now, message: withWords(now.message, words, added) })
  added = words
  isNew = true
}
