import { render, screen } from "@testing-library/react"
import { mockSite, site } from "../../../test/site"
import { Footer } from "./footer"

beforeEach(() => {
  mockSite()
  render(<Footer />)
})

test("the footer links to the owner's email address", () => {
  const { email } = site.siteSettings.owner
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`)
})

test("a social link has a name and opens in a new tab without access to this page", () => {
  const link = screen.getByRole("link", { name: /^GitHub/ })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"))
})

test("each column is a named navigation", () => {
  expect(screen.getByRole("navigation", { name: "Explore" })).toBeInTheDocument()
})
