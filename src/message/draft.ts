import { type Message, emptyMessage } from "./send-message"
import { draftDays, draftKey } from "../browser/storage-keys"

/**
 * The message that a visitor is writing. It is kept on their device until it is sent, cleared, or too old: a
 * reload, another page or a crash loses nothing. All tabs share it. Without storage, it lasts as long as the page's
 * script.
 */

/** How long a draft is kept after its last change, in milliseconds. */
const lifetime = draftDays * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()
/** The stored text that this script last read, and the draft parsed from it. */
let stored: string | null = null
let current = emptyMessage

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

/** Parses a stored draft, even a damaged one. An expired one is removed. */
function parse(text: string | null): Message {
  if (text === null) return emptyMessage
  try {
    const { name, email, number, message, changed } = Object(JSON.parse(text))
    if (Date.now() - changed < lifetime) {
      return { name: textOf(name), email: textOf(email), number: textOf(number), message: textOf(message) }
    }
  } catch {
    // Not a draft: treated as expired.
  }
  localStorage.removeItem(draftKey)
  stored = null
  return emptyMessage
}

/** Returns the current draft, also from another tab. It is the same object until it changes. */
export function draft(): Message {
  try {
    const text = localStorage.getItem(draftKey)
    if (text !== stored) {
      stored = text
      current = parse(text)
    }
  } catch {
    // Storage is blocked: the draft lives in this script.
  }
  return current
}

/** Returns whether all fields of a message are empty. */
export const isEmpty = (message: Message) => Object.values(message).every((value) => value === "")

/** Changes the draft and stores it. An empty one is removed from the storage. */
export function setDraft(message: Message) {
  current = message
  const text = isEmpty(message) ? null : JSON.stringify({ ...message, changed: Date.now() })
  try {
    if (text === null) localStorage.removeItem(draftKey)
    else localStorage.setItem(draftKey, text)
    stored = text
  } catch {
    // Storage is blocked or full: the draft lives in this script.
  }
  for (const listener of listeners) listener()
}

/** Removes a sent message from the draft. A field that has changed since then stays. */
export function clearSent(sent: Message) {
  const now = draft()
  const rest = (field: keyof Message) => (now[field] === sent[field] ? "" : now[field])
  setDraft({ name: rest("name"), email: rest("email"), number: rest("number"), message: rest("message") })
}

/** Calls the listener when the draft may have changed, in this tab or another. Returns a function that removes it. */
export function onDraft(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", listener)
  // A page restored from the back/forward cache missed the events in between.
  addEventListener("pageshow", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
    removeEventListener("pageshow", listener)
  }
}
