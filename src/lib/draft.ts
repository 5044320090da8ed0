import { type Message, emptyMessage } from "./send-message"

/**
 * The message that a visitor is writing, kept on their device until it was sent: a reload,
 * another page or a crash loses nothing. Where nothing can be kept, it lasts as long as
 * the page's script.
 */

const key = "message"
const listeners = new Set<() => void>()
let current: Message | undefined

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

/** What is kept, whatever somebody has done to it. */
function kept(): Message {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}")
    const { name, email, number, message } = Object(found)
    return { name: textOf(name), email: textOf(email), number: textOf(number), message: textOf(message) }
  } catch {
    return emptyMessage
  }
}

/** The draft as it stands; the same object until it is changed. */
export function draft(): Message {
  current ??= kept()
  return current
}

/** Changes the draft and keeps it; an empty one leaves nothing behind. */
export function setDraft(message: Message) {
  current = message
  try {
    if (Object.values(message).every((value) => value === "")) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(message))
  } catch {
    // Storage is refused or full: the draft lives on in this script.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the draft is changed; returns how to stop. */
export function onDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
