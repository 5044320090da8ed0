import { clearSent, draft } from "./draft"
import type { Message } from "./send-message"
import { draftKey } from "../browser/storage-keys"

/** The message's status. It outlives the form: a visitor who opens another page sees the result on returning. */

/**
 * - `sent`: it was sent in time.
 * - `elsewhere`: another tab is sending it.
 * - `failed`: it was not sent.
 * - `unanswered`: no answer came in time, so it may or may not have been sent.
 * - `late`: it was sent, but the answer came after the time was up.
 * - `cleared`: the visitor cleared the form.
 * - `gone`: another tab sent or cleared it.
 */
export type Status =
  | "idle"
  | "sending"
  | "sent"
  | "sendingInOtherTab"
  | "failed"
  | "unanswered"
  | "confirmedLate"
  | "cleared"
  | "clearedInOtherTab"

/** How long to wait for an answer before reporting that none came, in milliseconds. */
const sendTimeout = 30_000

const listeners = new Set<() => void>()
let status: Status = "idle"
let sentAt: Date | undefined
let sentLate: Message | undefined

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

export const sendingStatus = (): Status => status

export const lastSent = (): Date | undefined => sentAt

export function setStatus(next: Status) {
  status = next
  for (const listener of listeners) listener()
}

/** Calls the listener when the status changes. Returns a function that removes it. */
export function onStatus(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", noteOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", noteOtherTab)
  }
}

function noteOtherTab({ key, newValue }: StorageEvent) {
  if (key === draftKey && newValue === null && status !== "sending") setStatus("clearedInOtherTab")
}

/**
 * Sends the current draft. Text typed meanwhile is neither sent nor lost.
 * @param deliver resolves once the message is accepted, rejects if it is not.
 * @param delay how long to wait before sending, in milliseconds.
 * @param success what the browser's window says once it was sent.
 */
export async function send(
  deliver: (message: Message) => Promise<void>,
  delay: number,
  success: string,
): Promise<void> {
  if (status === "sending") return
  const message = draft()
  setStatus("sending")
  const attempt = async () => {
    await pause(delay)
    const begun = new Date()
    const end = await outcome(message, deliver(message), begun)
    if (end === "sent" || end === "confirmedLate") sentAt = begun
    setStatus(end)
    return end
  }
  const end = await inOneTab(attempt)
  if (end === "sent") window.alert(success)
  if (end !== "sendingInOtherTab") return
  setStatus(end)
  // The lock is granted once the other tab is done.
  await navigator.locks.request(draftKey, () => undefined)
  if (sendingStatus() === "sendingInOtherTab") setStatus("idle")
}

/** Runs a job, which must not reject, unless another tab is running one. Returns the resulting status. */
async function inOneTab(job: () => Promise<Status>): Promise<Status> {
  try {
    return await navigator.locks.request(draftKey, { ifAvailable: true }, (lock) =>
      lock ? job() : "sendingInOtherTab",
    )
  } catch {
    // Browsers have no locks without HTTPS or if storage is blocked.
    return job()
  }
}

/** Waits for the answer, clears a sent message, and returns the status. */
async function outcome(message: Message, answer: Promise<void>, begun: Date): Promise<Status> {
  try {
    const inTime = await Promise.race([answer.then(() => true), pause(sendTimeout).then(() => false)])
    if (inTime) {
      clearSent(message)
      return "sent"
    }
    console.error(new Error("The provider did not answer in time"))
    void answer.then(() => takeLate(message, begun), console.error)
    return sentLate === message ? "confirmedLate" : "unanswered"
  } catch (error) {
    console.error(error)
    // The first try had arrived after all, so this failure does not matter.
    return sentLate === message ? "confirmedLate" : "failed"
  }
}

/** Corrects the report that the message may not have been sent. Uses the status, as a late alert would startle. */
function takeLate(message: Message, begun: Date) {
  sentLate = message
  sentAt = begun
  clearSent(message)
  if (status !== "sending" && status !== "idle" && status !== "sent") setStatus("confirmedLate")
}
