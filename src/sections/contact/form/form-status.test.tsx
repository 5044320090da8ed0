/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInSite } from "../../../../test/site"
import { addToDraft } from "../../../message/add-words"
import { setDraft } from "../../../message/draft"
import { emptyMessage } from "../../../message/send-message"
import { FormStatus } from "./form-status"
import en from "../../../words/en.json"

const message = { name: "Zoë", email: "zoe@co.example", number: "1", message: "Hello" }

const show = () => {
  const user = userEvent.setup()
  renderInSite(<FormStatus email="owner@site.example" message={message} status="failed" />)
  return user
}

test("the button says that a message was copied", async () => {
  const user = show()
  await user.click(screen.getByRole("button", { name: en.contact.copy }))
  expect(await screen.findByRole("button", { name: en.contact.copied })).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toContain(message.message)
})

test("if the browser refuses to copy, the form says so and keeps the mail link", async () => {
  const user = show()
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"))
  await user.click(screen.getByRole("button", { name: en.contact.copy }))
  expect(await screen.findByText(en.contact.refused)).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: en.contact.copied })).not.toBeInTheDocument()
  expect(screen.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^mailto:/))
})

test("a message that is too long is reported before it is sent, and the mail link does without it", () => {
  const long = { ...message, message: "word ".repeat(12_000) }
  renderInSite(<FormStatus email="owner@site.example" message={long} status="idle" />)
  expect(screen.getByRole("status")).toHaveTextContent(/too long .*10,\d00 characters.*copy it/)
  expect(screen.getByRole("button", { name: en.contact.copy })).toBeInTheDocument()
  expect(screen.getByRole("link").getAttribute("href")?.length).toBeLessThan(2000)
})

test("what the browser cannot keep is reported", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("There is no room", "QuotaExceededError")
  })
  setDraft(message)
  renderInSite(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toHaveTextContent(/keeps nothing/)
  jest.restoreAllMocks()
  setDraft(emptyMessage)
})

test("an estimate that has joined the message is announced once, and the message has the focus", async () => {
  addToDraft("estimate", "My estimate")
  const field = document.body.appendChild(
    Object.assign(document.createElement("textarea"), { id: "message" }),
  )
  const { unmount } = renderInSite(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  expect(await screen.findByText(/^Your estimate is in the message/)).toBeInTheDocument()
  expect(field).toHaveFocus()
  unmount()
  renderInSite(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  field.remove()
  setDraft(emptyMessage)
})

test("the status is empty while nothing has failed", () => {
  renderInSite(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})
