/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { PointerLink, SiteLink } from "./site-link"

test("a link within the site opens in the same tab", () => {
  render(<SiteLink to="/work/">Work</SiteLink>)
  expect(screen.getByRole("link", { name: "Work" })).not.toHaveAttribute("target")
})

test("a link to another host opens a new tab and says so", () => {
  render(<SiteLink to="https://other.example/">Other</SiteLink>)
  const link = screen.getByRole("link", { name: "Other (opens in a new tab)" })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", "noopener")
})

test.each(["/work/", "https://other.example/"])(
  "a link for the pointer alone is none to a screen reader: %s",
  (to) => {
    const { container } = render(<PointerLink to={to} />)
    expect(screen.queryByRole("link")).toBeNull()
    const link = container.querySelector("a")
    expect(link).toHaveAttribute("href", to)
    expect(link).toHaveAttribute("tabindex", "-1")
  },
)
