/** @jest-environment jsdom */
import { emptyMessage } from "./send-message"

const message = { name: "Zoë", email: "zoe@co.example", number: "1", message: "Hello" }

/** Returns the module as loaded by a new page. */
const open = (): typeof import("./draft") => {
  jest.resetModules()
  return jest.requireActual("./draft")
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

test("a draft is restored on the next page", () => {
  open().setDraft(message)
  expect(open().draft()).toEqual(message)
})

test("an empty draft leaves nothing in the storage", () => {
  open().setDraft(message)
  open().setDraft(emptyMessage)
  expect(localStorage).toHaveLength(0)
})

const day = 24 * 60 * 60 * 1000

describe("as time passes", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test("a draft is kept for 30 days after its last change and then removed", () => {
    open().setDraft(message)
    jest.setSystemTime(Date.now() + 20 * day)
    open().setDraft(message)
    jest.setSystemTime(Date.now() + 30 * day - 1)
    expect(open().draft()).toEqual(message)
    jest.setSystemTime(Date.now() + 1)
    expect(open().draft()).toEqual(emptyMessage)
    expect(localStorage).toHaveLength(0)
  })

  test("a draft from a time to come is kept for 30 days from now", () => {
    const now = Date.now()
    jest.setSystemTime(now + 400 * day)
    open().setDraft(message)
    jest.setSystemTime(now)
    expect(open().draft()).toEqual(message)
    jest.setSystemTime(now + 30 * day)
    expect(open().draft()).toEqual(emptyMessage)
  })

  test("reading a draft does not extend its life", () => {
    open().setDraft(message)
    jest.setSystemTime(Date.now() + 29 * day)
    open().draft()
    jest.setSystemTime(Date.now() + 1 * day)
    expect(open().draft()).toEqual(emptyMessage)
  })
})

test("a draft is the same object until it changes", () => {
  const page = open()
  page.setDraft(message)
  expect(page.draft()).toBe(page.draft())
  const other = open()
  expect(other.draft()).toBe(other.draft())
})

test("the sent text is cleared, and text typed since then stays", () => {
  const page = open()
  page.setDraft({ ...message, message: "Hello again" })
  page.clearSent(message)
  expect(page.draft()).toEqual({ ...emptyMessage, message: "Hello again" })
})

describe("with another tab", () => {
  test.each(["storage", "pageshow"])("its changes appear on %s", (event) => {
    const [first, second] = [open(), open()]
    first.setDraft(message)
    const changed = jest.fn()
    const stop = second.onDraft(changed)
    first.setDraft(emptyMessage)
    window.dispatchEvent(new Event(event))
    expect(changed).toHaveBeenCalledTimes(1)
    expect(second.draft()).toEqual(emptyMessage)
    stop()
    window.dispatchEvent(new Event(event))
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test("sending there does not remove text typed here since then", () => {
    const [first, second] = [open(), open()]
    first.setDraft(message)
    second.setDraft({ ...message, message: "Hello again" })
    first.clearSent(message)
    expect(second.draft()).toEqual({ ...emptyMessage, message: "Hello again" })
  })
})

test.each(["not json", "null", "[]", '{"name": 7}'])("invalid storage is ignored: %s", (corrupted) => {
  localStorage.setItem("message", corrupted)
  expect(open().draft()).toEqual(emptyMessage)
})

/** Lets a storage refuse every text. */
const refuse = (refuses: (storage: Storage) => boolean) => {
  const { setItem } = Storage.prototype
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
    if (refuses(this)) throw new DOMException("There is no room", "QuotaExceededError")
    setItem.call(this, key, text)
  })
}

test("without storage, the draft lasts as long as the page's script, and this can be asked", () => {
  refuse(() => true)
  const page = open()
  page.setDraft(message)
  expect(page.draft()).toEqual(message)
  expect(page.draft()).toBe(page.draft())
  expect(page.isPersisted()).toBe(false)
})

test("where the storage is full, the tab keeps the draft, and no older one comes back", () => {
  open().setDraft({ ...message, message: "Hello once" })
  refuse((storage) => storage === localStorage)
  const page = open()
  page.setDraft(message)
  expect(page.isPersisted()).toBe(true)
  expect(open().draft()).toEqual(message)
  jest.restoreAllMocks()

  open().setDraft({ ...message, message: "Hello again" })
  expect(open().draft().message).toBe("Hello again")
  open().setDraft(emptyMessage)
  expect(open().draft()).toEqual(emptyMessage)
})

test("where both are full, the page has the newest words, and no older draft comes back either", () => {
  const page = open()
  page.setDraft({ ...message, message: "Hello once" })
  refuse(() => true)
  page.setDraft(message)
  expect(page.draft()).toEqual(message)
  expect(page.isPersisted()).toBe(false)
  expect(open().draft()).toEqual(emptyMessage)
})

test("a draft from a time to come is there also where nothing can be stored anew", () => {
  const changed = Date.now() + 1e9
  localStorage.setItem("message", JSON.stringify({ ...message, changed }))
  refuse(() => true)
  expect(open().draft()).toEqual(message)
})
