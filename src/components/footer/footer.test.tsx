/** @jest-environment jsdom */
import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInSite, site } from "../../../test/site"
import { Footer } from "./footer"

beforeEach(() => void renderInSite(<Footer />))

test("the footer links to the owner's email address", () => {
  const { email } = site.siteSettings.owner
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`)
})

test("the Tab key passes the line's seam by: a slider without a result is no stop", async () => {
  expect(screen.getByRole("slider")).toBeInTheDocument()
  const stops: (Element | null)[] = []
  do {
    await userEvent.tab()
    stops.push(document.activeElement)
  } while (document.activeElement !== document.body)
  expect(stops.length).toBeGreaterThan(3)
  expect(stops).not.toContain(screen.getByRole("slider"))
})

test("a social link has a name and opens in a new tab without access to this page", () => {
  const link = screen.getByRole("link", { name: /^GitHub/ })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"))
})

test("a column whose pages are all off is left out, and so is a call to action", () => {
  cleanup()
  renderInSite(<Footer />, {
    socials: [],
    footer: { action: null, columns: [{ title: "Explore", links: [] }] },
  })
  expect(screen.queryByRole("navigation")).toBeNull()
  expect(screen.queryByRole("list")).toBeNull()
  expect(screen.getAllByRole("link")).toHaveLength(1)
})

test("each column is a named navigation", () => {
  expect(screen.getByRole("navigation", { name: "Explore" })).toBeInTheDocument()
})

test("a page with a closing call of its own has no second one in the footer", () => {
  const { text } = site.siteSettings.footer
  expect(screen.getByText(text)).toBeInTheDocument()
  cleanup()
  renderInSite(<Footer call={false} />)
  expect(screen.queryByText(text)).toBeNull()
})

test("a page that the call leads to has none", () => {
  const { text, action } = site.siteSettings.footer
  cleanup()
  renderInSite(<Footer pathname={action?.to} />)
  expect(screen.queryByText(text)).toBeNull()
  expect(screen.queryByRole("link", { name: action?.label })).toBeNull()
})
