import { emptyMessage } from "./send-message"

const message = { name: "Zoë", email: "zoe@co.example", number: "1", message: "Hello" }

/** The module as a newly opened page has it. */
const open = (): typeof import("./draft") => {
  jest.resetModules()
  return jest.requireActual("./draft")
}

beforeEach(() => localStorage.clear())

test("what was typed is there again on the next page", () => {
  open().setDraft(message)
  expect(open().draft()).toEqual(message)
})

test("an empty draft leaves nothing behind", () => {
  open().setDraft(message)
  open().setDraft(emptyMessage)
  expect(localStorage).toHaveLength(0)
})

test.each(["not json", "null", "[]", '{"name": 7}'])("spoilt storage is no draft: %s", (spoilt) => {
  localStorage.setItem("message", spoilt)
  expect(open().draft()).toEqual(emptyMessage)
})

test("where nothing can be kept, the draft lasts as long as the page's script", () => {
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused")
  })
  const page = open()
  page.setDraft(message)
  expect(page.draft()).toEqual(message)
  refuse.mockRestore()
})
