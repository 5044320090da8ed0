/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { addEstimate } from "../../../message/add-words"
import { setDraft } from "../../../message/draft"
import { emptyMessage } from "../../../message/send-message"
import { FormStatus } from "./form-status"

const message = { name: "Zoë", email: "zoe@co.example", number: "1", message: "Hello" }

const show = () => {
  const user = userEvent.setup()
  render(<FormStatus email="owner@site.example" message={message} status="failed" />)
  return user
}

test("the button says that a message was copied", async () => {
  const user = show()
  await user.click(screen.getByRole("button", { name: "Copy message" }))
  expect(await screen.findByRole("button", { name: "Copied" })).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toContain(message.message)
})

test("if the browser refuses to copy, the form says so and keeps the mail link", async () => {
  const user = show()
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"))
  await user.click(screen.getByRole("button", { name: "Copy message" }))
  expect(await screen.findByText(/does not allow copying/)).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Copied" })).not.toBeInTheDocument()
  expect(screen.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^mailto:/))
})

test("a message that is too long is reported before it is sent, and the mail link does without it", () => {
  const long = { ...message, message: "word ".repeat(12_000) }
  render(<FormStatus email="owner@site.example" message={long} status="idle" />)
  expect(screen.getByRole("status")).toHaveTextContent(/too long .*10,\d00 characters.*copy it/)
  expect(screen.getByRole("button", { name: "Copy message" })).toBeInTheDocument()
  expect(screen.getByRole("link").getAttribute("href")?.length).toBeLessThan(2000)
})

test("what the browser cannot keep is reported", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("There is no room", "QuotaExceededError")
  })
  setDraft(message)
  render(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toHaveTextContent(/keeps nothing/)
  jest.restoreAllMocks()
  setDraft(emptyMessage)
})

test("an estimate that has joined the message is announced once, and the message has the focus", async () => {
  addEstimate("My estimate")
  const field = document.body.appendChild(
    Object.assign(document.createElement("textarea"), { id: "message" }),
  )
  const { unmount } = render(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  expect(await screen.findByText(/^Your estimate is in the message/)).toBeInTheDocument()
  expect(field).toHaveFocus()
  unmount()
  render(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  field.remove()
  setDraft(emptyMessage)
})

test("the status is empty while nothing has failed", () => {
  render(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})
