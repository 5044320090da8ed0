/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { Faq } from "./faq"

const items = ["a", "b", "c", "d", "e"].map((letter) => ({
  question: `${letter}?`,
  answer: `${letter}.`,
  action: null,
}))

test("the questions are split into two halves by count, with the extra one in the first", () => {
  const { container } = render(<Faq items={items} />)
  const [first, second] = container.firstElementChild?.children ?? []
  expect(first?.querySelectorAll("details")).toHaveLength(3)
  expect(second?.querySelectorAll("details")).toHaveLength(2)
})

test("all questions are in one group, so that the browser keeps at most one open", () => {
  const { container } = render(<Faq items={items} />)
  const names = new Set(Array.from(container.querySelectorAll("details"), ({ name }) => name))
  expect(names.size).toBe(1)
})

test("every answer is in the page, even when closed", () => {
  render(<Faq items={items} />)
  for (const { answer } of items) expect(screen.getByText(answer)).toBeInTheDocument()
})

test("an answer may lead on", () => {
  const action = { label: "More", to: "/more/" }
  renderInSite(<Faq items={[{ question: "a?", answer: "a.", action }]} />)
  expect(screen.getByText("a.").nextElementSibling?.querySelector("a")).toHaveAttribute("href", "/more/")
})
