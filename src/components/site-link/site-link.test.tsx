/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { PointerLink, SiteLink } from "./site-link"
import en from "../../words/en.json"

test("a link within the site opens in the same tab", () => {
  renderInSite(<SiteLink to="/work/">Work</SiteLink>)
  expect(screen.getByRole("link", { name: "Work" })).not.toHaveAttribute("target")
})

test("a link to another site opens a new tab and says so", () => {
  renderInSite(<SiteLink to="https://other.example/">Other</SiteLink>)
  const link = screen.getByRole("link", { name: `Other ${en.layout.newTab}` })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", "noopener")
})

test.each(["/work/", "https://other.example/"])(
  "a link for the pointer alone is none to a screen reader: %s",
  (to) => {
    const { container } = renderInSite(<PointerLink to={to} />)
    expect(screen.queryByRole("link")).toBeNull()
    const link = container.querySelector("a")
    expect(link).toHaveAttribute("href", to)
    expect(link).toHaveAttribute("tabindex", "-1")
  },
)
