/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../../test/site"
import { setDraft } from "../../../message/draft"
import { emptyMessage } from "../../../message/send-message"
import { send } from "../../../message/sending"
import { SentLine } from "./sent-line"

const owner = { timeZone: "America/Chicago", answerDays: null }
const calendar = { workingDays: null, holidays: [] }

beforeEach(() => {
  jest.spyOn(window, "alert").mockReturnValue()
  // A Friday.
  jest.useFakeTimers({ now: new Date("2026-11-27T18:05:00Z"), advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

test("before anything was sent there is no line", () => {
  const { container } = renderInSite(<SentLine own={null} settings={{ owner, calendar }} />)
  expect(container).toBeEmptyDOMElement()
})

test("it says when the message was sent, by which working day it is answered, and what to do meanwhile", async () => {
  setDraft({ ...emptyMessage, name: "Ana" })
  await send(async () => {}, 0, "")
  const { container, rerender } = renderInSite(<SentLine own={null} settings={{ owner, calendar }} />)
  expect(container).toHaveTextContent(/sent on Friday, November 27/)
  expect(container).toHaveTextContent("an answer by Monday, November 30")
  expect(screen.getByRole("link")).toHaveAttribute("href", "mailto:ada@site.example")

  const words = {
    sent: "Gone at {time}!",
    answer: "Expect me on {day}.",
    meanwhile: "Else",
    links: [{ label: "See the work", to: "/work/" }],
  }
  const weekend = { owner, calendar: { ...calendar, workingDays: ["saturday"] } }
  rerender(<SentLine own={words} settings={weekend} />)
  expect(container).toHaveTextContent(/Gone at Friday.+! Expect me on Saturday, November 28\. ?Else/)
  expect(screen.getByRole("link", { name: "See the work" })).toHaveAttribute("href", "/work/")
})
