import { type Message, emptyMessage } from "./send-message"
import { draftDays, draftKey } from "../browser/storage-keys"

/**
 * The message that a visitor is writing. It is kept on their device until it is sent, cleared, or too old: a
 * reload, another page or a crash loses nothing. All tabs share it. Where nothing can be stored, it lasts as long as
 * the page's script.
 */

/** How long a draft is kept after its last change, in milliseconds. */
const lifetime = draftDays * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()
/** What storage held when this script last looked, and the draft it stands for. */
let stored: string | null = null
let current = emptyMessage

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

/** Reads a stored draft, whatever somebody has done to it. An expired one leaves the device. */
function parse(text: string | null): Message {
  if (text === null) return emptyMessage
  try {
    const { name, email, number, message, changed } = Object(JSON.parse(text))
    if (Date.now() - changed < lifetime) {
      return { name: textOf(name), email: textOf(email), number: textOf(number), message: textOf(message) }
    }
  } catch {
    // Not ours: treated as expired.
  }
  localStorage.removeItem(draftKey)
  stored = null
  return emptyMessage
}

/** Returns the draft as it stands, in this tab or another. It is the same object until it changes. */
export function draft(): Message {
  try {
    const text = localStorage.getItem(draftKey)
    if (text !== stored) {
      stored = text
      current = parse(text)
    }
  } catch {
    // Storage is refused: the draft lives in this script.
  }
  return current
}

/** Returns whether a message has nothing in it. */
export const isEmpty = (message: Message) => Object.values(message).every((value) => value === "")

/** Changes the draft and keeps it. An empty one leaves nothing behind. */
export function setDraft(message: Message) {
  current = message
  const text = isEmpty(message) ? null : JSON.stringify({ ...message, changed: Date.now() })
  try {
    if (text === null) localStorage.removeItem(draftKey)
    else localStorage.setItem(draftKey, text)
    stored = text
  } catch {
    // Storage is refused or full: the draft lives in this script.
  }
  for (const listener of listeners) listener()
}

/** Removes what was sent from the draft. A field that has changed since stays. */
export function clearSent(sent: Message) {
  const now = draft()
  const rest = (field: keyof Message) => (now[field] === sent[field] ? "" : now[field])
  setDraft({ name: rest("name"), email: rest("email"), number: rest("number"), message: rest("message") })
}

/** Calls back when the draft may have changed, in this tab or another. Returns how to stop. */
export function onDraft(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", listener)
  // A page that comes back from the history heard nothing while it was away.
  addEventListener("pageshow", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
    removeEventListener("pageshow", listener)
  }
}
