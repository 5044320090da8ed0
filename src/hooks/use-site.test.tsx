/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { renderInSite, site } from "../../test/site"
import { siteOf, useSite } from "./use-site"

const Name = () => <p>{useSite().owner.name}</p>

test("a component of a page has the site's data", () => {
  renderInSite(<Name />)
  expect(screen.getByText(site.siteSettings.owner.name)).toBeInTheDocument()
})

test("a page whose query has no site data, and a component outside of a page, say what is missing", () => {
  expect(() => siteOf(JSON.parse('{ "aboutPage": {} }'))).toThrow("...Site in the page's query")
  jest.spyOn(console, "error").mockReturnValue()
  expect(() => render(<Name />)).toThrow("The site's data around a component is missing")
})
