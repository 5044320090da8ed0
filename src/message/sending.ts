import { clearSent, draft } from "./draft"
import type { Message } from "./send-message"
import { draftKey } from "../browser/storage-keys"

/**
 * What becomes of the visitor's message. This outlives the form: a visitor who looks at another page meanwhile finds
 * the answer when they return.
 */

/**
 * - `elsewhere`: another tab is sending it.
 * - `failed`: it was not sent.
 * - `unanswered`: no answer came in time, so it may or may not have been sent.
 * - `late`: it was sent, but the answer came after the time was up.
 * - `cleared`: the visitor cleared the form.
 * - `gone`: another tab sent or cleared it.
 */
export type Status = "idle" | "sending" | "elsewhere" | "failed" | "unanswered" | "late" | "cleared" | "gone"

/** How long to wait for an answer before saying that none came, in milliseconds. */
export const answerTime = 30_000

const listeners = new Set<() => void>()
let status: Status = "idle"
/** The last message whose answer came late. */
let sentLate: Message | undefined

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Returns how the message stands. */
export const sendingStatus = (): Status => status

/** Says how the message stands. */
export function setStatus(next: Status) {
  status = next
  for (const listener of listeners) listener()
}

/** Calls back when the status changes. Returns how to stop. */
export function onStatus(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", noteOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", noteOtherTab)
  }
}

function noteOtherTab({ key, newValue }: StorageEvent) {
  if (key === draftKey && newValue === null && status !== "sending") setStatus("gone")
}

/**
 * Sends the draft as it stands now, and says how it went. What is typed meanwhile is neither sent nor lost.
 * @param deliver hands the message over; resolves once it is taken, rejects if it is refused.
 * @param delay how long to wait before, in milliseconds.
 */
export async function send(deliver: (message: Message) => Promise<void>, delay: number): Promise<void> {
  if (status === "sending") return
  const message = draft()
  setStatus("sending")
  const attempt = async () => {
    await pause(delay)
    const end = await outcome(message, deliver(message))
    setStatus(end)
    return end
  }
  const end = await inOneTab(attempt)
  if (end === "idle") window.alert("Message Sent Successfully")
  if (end !== "elsewhere") return
  setStatus(end)
  // Granted once the other tab is done.
  await navigator.locks.request(draftKey, () => undefined)
  if (sendingStatus() === "elsewhere") setStatus("idle")
}

/**
 * Runs a job unless another tab is at one.
 * @param job must not reject.
 * @returns how it ended.
 */
async function inOneTab(job: () => Promise<Status>): Promise<Status> {
  try {
    return await navigator.locks.request(draftKey, { ifAvailable: true }, (lock) =>
      lock ? job() : "elsewhere",
    )
  } catch {
    // A browser has no locks on a page without HTTPS, or where it refuses storage.
    return job()
  }
}

/** Waits for the answer, clears what was sent, and returns how the message stands. */
async function outcome(message: Message, answer: Promise<void>): Promise<Status> {
  try {
    const inTime = await Promise.race([answer.then(() => true), pause(answerTime).then(() => false)])
    if (inTime) {
      clearSent(message)
      return "idle"
    }
    console.error(new Error("The provider did not answer in time"))
    void answer.then(() => takeLate(message), console.error)
    return sentLate === message ? "late" : "unanswered"
  } catch (error) {
    console.error(error)
    // Sent twice, refused once: it has arrived.
    return sentLate === message ? "late" : "failed"
  }
}

/** The visitor was told that the message may not have been sent. Says that it was, by status: an alert would startle. */
function takeLate(message: Message) {
  sentLate = message
  clearSent(message)
  if (status !== "sending" && status !== "idle") setStatus("late")
}
