/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { ClaimList } from "./claim-list"
import en from "../../words/en.json"

test("a figure shows its source, linked if it has an address", () => {
  const source = { label: "A study, 2006", url: "https://study.example/" }
  renderInSite(<ClaimList claims={[{ figure: "0.05 s", text: "for a first impression", source }]} />)
  expect(screen.getByRole("link", { name: /A study, 2006/ })).toHaveAttribute("href", source.url)
})

test("a figure without a source is marked as the owner's own", () => {
  renderInSite(<ClaimList claims={[{ figure: "$5K", text: "at an agency", source: null }]} />)
  expect(screen.getByText(en.claims.own)).toBeInTheDocument()
})
