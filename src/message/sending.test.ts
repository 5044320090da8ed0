/** @jest-environment jsdom */
import type { Message } from "./send-message"
import en from "../words/en.json"

const message = { name: "Zoë", email: "zoe@co.example", number: "1", message: "Hello" }
const empty = { name: "", email: "", number: "", message: "" }

/** Returns the modules as loaded by a new page, with a message typed. */
function open() {
  jest.resetModules()
  const draft: typeof import("./draft") = jest.requireActual("./draft")
  const sending: typeof import("./sending") = jest.requireActual("./sending")
  draft.setDraft(message)
  return { ...draft, ...sending }
}

/** A provider that records what it was sent and answers on demand. */
class Provider {
  readonly taken: Message[] = []
  readonly #answers: { take: () => void; refuse: (reason: Error) => void }[] = []

  deliver = (sent: Message) => {
    this.taken.push(sent)
    return new Promise<void>((take, refuse) => this.#answers.push({ take, refuse }))
  }

  async take(index = 0) {
    this.#answers[index]?.take()
    await jest.advanceTimersByTimeAsync(0)
  }

  async refuse(index = 0) {
    this.#answers[index]?.refuse(new Error("No"))
    await jest.advanceTimersByTimeAsync(0)
  }
}

let alert: jest.SpyInstance
let error: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  alert = jest.spyOn(window, "alert").mockImplementation()
  error = jest.spyOn(console, "error").mockImplementation()
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Presses Send and lets the request start. */
async function press({ send }: ReturnType<typeof open>, provider: Provider, delay = 0) {
  void send(provider.deliver, delay, en.contact.sentAlert)
  await jest.advanceTimersByTimeAsync(delay)
}

test("an accepted message is reported as sent and cleared", async () => {
  const [page, provider] = [open(), new Provider()]
  await press(page, provider)
  expect(page.sendingStatus()).toBe("sending")
  await provider.take()
  expect(alert).toHaveBeenCalledWith(en.contact.sentAlert)
  expect([page.sendingStatus(), page.draft()]).toEqual(["sent", empty])
})

test("a rejected message stays, and the reason is logged", async () => {
  const [page, provider] = [open(), new Provider()]
  await press(page, provider)
  await provider.refuse()
  expect([page.sendingStatus(), page.draft()]).toEqual(["failed", message])
  expect(error).toHaveBeenCalledWith(new Error("No"))
  expect(alert).not.toHaveBeenCalled()
})

test("a message sent too fast waits and is sent once", async () => {
  const [page, provider] = [open(), new Provider()]
  void page.send(provider.deliver, 1500, en.contact.sentAlert)
  await jest.advanceTimersByTimeAsync(1499)
  expect([page.sendingStatus(), provider.taken]).toEqual(["sending", []])
  await press(page, provider)
  await jest.advanceTimersByTimeAsync(1)
  await provider.take()
  expect(provider.taken).toEqual([message])
  expect(alert).toHaveBeenCalledTimes(1)
})

test("text typed while a message is being sent is neither sent nor cleared", async () => {
  const [page, provider] = [open(), new Provider()]
  await press(page, provider)
  page.setDraft({ ...message, message: "Hello, and more" })
  await provider.take()
  expect(provider.taken).toEqual([message])
  expect(page.draft()).toEqual({ ...empty, message: "Hello, and more" })
})

test("without an answer in 30 s, the message is reported as perhaps not sent and stays", async () => {
  const [page, provider] = [open(), new Provider()]
  await press(page, provider)
  await jest.advanceTimersByTimeAsync(29_999)
  expect(page.sendingStatus()).toBe("sending")
  await jest.advanceTimersByTimeAsync(1)
  expect([page.sendingStatus(), page.draft()]).toEqual(["unanswered", message])
  expect(error).toHaveBeenCalledTimes(1)
})

test("a late answer clears the message and is reported without an alert", async () => {
  const [page, provider] = [open(), new Provider()]
  await press(page, provider)
  await jest.advanceTimersByTimeAsync(30_000)
  await provider.take()
  expect([page.sendingStatus(), page.draft()]).toEqual(["confirmedLate", empty])
  expect(alert).not.toHaveBeenCalled()
})

test("a late answer keeps text typed since then", async () => {
  const [page, provider] = [open(), new Provider()]
  await press(page, provider)
  await jest.advanceTimersByTimeAsync(30_000)
  page.setDraft({ ...message, number: "12" })
  await provider.take()
  expect(page.draft()).toEqual({ ...empty, number: "12" })
})

test("a late rejection is logged", async () => {
  const [page, provider] = [open(), new Provider()]
  await press(page, provider)
  await jest.advanceTimersByTimeAsync(30_000)
  await provider.refuse()
  expect([page.sendingStatus(), page.draft()]).toEqual(["unanswered", message])
  expect(error).toHaveBeenLastCalledWith(new Error("No"))
})

test("a message that arrived the first time is not reported as failed if a second attempt is rejected", async () => {
  const [page, provider] = [open(), new Provider()]
  await press(page, provider)
  await jest.advanceTimersByTimeAsync(30_000)
  await press(page, provider)
  await provider.take(0)
  expect(page.sendingStatus()).toBe("sending")
  await provider.refuse(1)
  expect([page.sendingStatus(), page.draft()]).toEqual(["confirmedLate", empty])
})

/** Grants the locks of one device, as all its tabs share them. */
function shareLocks() {
  let held: Promise<unknown> | undefined
  const request = async (...[, ...rest]: [string, ...unknown[]]) => {
    const callback = rest.at(-1)
    if (typeof callback !== "function") throw new TypeError()
    if (held && rest.length > 1) return callback(null)
    await held
    held = Promise.resolve(callback({}))
    return held.finally(() => (held = undefined))
  }
  Object.assign(navigator, { locks: { request } })
}

describe("with another tab", () => {
  beforeEach(shareLocks)
  afterEach(() => Object.assign(navigator, { locks: undefined }))

  test("a message that one tab is sending is not sent by another tab until the first has failed", async () => {
    const provider = new Provider()
    const [first, second] = [open(), open()]
    await press(first, provider)
    await press(second, provider)
    expect(second.sendingStatus()).toBe("sendingInOtherTab")
    expect(provider.taken).toHaveLength(1)
    await provider.refuse()
    expect([first.sendingStatus(), second.sendingStatus()]).toEqual(["failed", "idle"])
    await press(second, provider)
    await provider.take(1)
    expect(provider.taken).toHaveLength(2)
  })

  test("a message that one tab has sent is cleared in the other, which says so", async () => {
    const provider = new Provider()
    const [first, second] = [open(), open()]
    second.onStatus(() => {})
    await press(first, provider)
    await provider.take()
    window.dispatchEvent(new StorageEvent("storage", { key: "message", newValue: null }))
    expect([second.sendingStatus(), second.draft()]).toEqual(["clearedInOtherTab", empty])
  })

  test("without locks in the browser, a message is still sent", async () => {
    Object.assign(navigator, { locks: { request: () => Promise.reject(new Error("refused")) } })
    const [page, provider] = [open(), new Provider()]
    await press(page, provider)
    await provider.take()
    expect(provider.taken).toEqual([message])
    expect(alert).toHaveBeenCalledTimes(1)
  })
})
