import { type Message, emptyMessage } from "./send-message"
import { draftDays, draftKey } from "../browser/storage-keys"

/**
 * The message that a visitor is writing, kept on their device until it is sent, cleared or too old. All tabs share it.
 * Without room, this tab keeps it. Without storage, it lasts as long as the script, and the form says so.
 */

/** How long a draft is kept after its last change, in milliseconds. */
const lifetime = draftDays * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()
/** The stored text that this script last read, and the draft parsed from it. */
let stored: string | null = null
let current = emptyMessage
/** Whether the browser has stored the last change. */
let kept = true

export const isPersisted = (): boolean => kept

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

const dated = (message: Message) => JSON.stringify({ ...message, changed: Date.now() })

/** Parses a stored draft, even a damaged one. An expired one is removed. */
function parse(text: string | null): Message {
  if (text === null) return emptyMessage
  try {
    const { name, email, number, message, changed } = Object(JSON.parse(text))
    const age = Date.now() - changed
    const found = {
      name: textOf(name),
      email: textOf(email),
      number: textOf(number),
      message: textOf(message),
    }
    // The device's clock was ahead: without a new date, the draft would stay longer than the privacy page says.
    if (age < 0) kept = isStored(dated(found))
    if (age < lifetime) return found
  } catch {
    // Not a draft: treated as expired.
  }
  remove()
  return emptyMessage
}

/** Session storage is asked first: a draft is in it only if local storage refused it, as when that is full. */
const read = () => sessionStorage.getItem(draftKey) ?? localStorage.getItem(draftKey)

function remove() {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(draftKey)
  stored = null
}

/** Stores a draft, or removes it (null). Returns whether the browser took it; no older one may come back instead. */
function isStored(text: string | null): boolean {
  try {
    if (text === null) remove()
    else store(text)
    return true
  } catch {
    // Storage is blocked or full: the draft lives in this script.
    return false
  }
}

function store(text: string) {
  try {
    localStorage.setItem(draftKey, text)
    sessionStorage.removeItem(draftKey)
  } catch {
    remove()
    sessionStorage.setItem(draftKey, text)
  }
  stored = text
}

/** Returns the current draft, also from another tab. It is the same object until it changes. */
export function draft(): Message {
  try {
    const text = read()
    if (text !== stored) {
      stored = text
      current = parse(text)
    }
  } catch {
    // Storage is blocked.
  }
  return current
}

/** Returns whether all fields of a message are empty. */
export const isEmpty = (message: Message) => Object.values(message).every((value) => value === "")

/** Changes the draft and stores it. An empty one is removed from the storage. */
export function setDraft(message: Message) {
  current = message
  kept = isStored(isEmpty(message) ? null : dated(message))
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
