/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { ClaimList } from "./claim-list"

test("a figure shows its source, linked if it has an address", () => {
  const source = { label: "A study, 2006", url: "https://study.example/" }
  render(<ClaimList claims={[{ figure: "0.05 s", text: "for a first impression", source }]} />)
  expect(screen.getByRole("link", { name: /A study, 2006/ })).toHaveAttribute("href", source.url)
})

test("a figure without a source is marked as the owner's own", () => {
  render(<ClaimList claims={[{ figure: "$5K", text: "at an agency", source: null }]} />)
  expect(screen.getByText("My own estimate")).toBeInTheDocument()
})
