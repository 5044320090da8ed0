import { render, screen } from "@testing-library/react"
import { Day } from "./day"

test.each([
  ["2025-03-31", "March 31, 2025"],
  ["2026-12-01", "December 1, 2026"],
])("%s is written as %s", (date, written) => {
  render(<Day date={date} />)
  expect(screen.getByText(written)).toHaveAttribute("datetime", date)
})
