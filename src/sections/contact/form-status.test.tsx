import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { FormStatus } from "./form-status"

const message = { name: "Zoë", email: "zoe@co.example", number: "1", message: "Hello" }

const show = () => {
  const user = userEvent.setup()
  render(<FormStatus email="owner@site.example" message={message} status="failed" />)
  return user
}

test("a message that was copied is said to be", async () => {
  const user = show()
  await user.click(screen.getByRole("button", { name: "Copy message" }))
  expect(await screen.findByRole("button", { name: "Copied" })).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toContain(message.message)
})

test("where the browser refuses to copy, the visitor is told, and the mail link stays", async () => {
  const user = show()
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"))
  await user.click(screen.getByRole("button", { name: "Copy message" }))
  expect(await screen.findByText(/does not allow copying/)).toBeInTheDocument()
  expect(screen.queryByRole("button", { name: "Copied" })).not.toBeInTheDocument()
  expect(screen.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^mailto:/))
})

test("while nothing has failed, nothing is said", () => {
  render(<FormStatus email="owner@site.example" message={message} status="idle" />)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})
