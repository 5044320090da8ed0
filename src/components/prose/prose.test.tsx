/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { Prose } from "./prose"

afterEach(() => Reflect.deleteProperty(window, "startup"))

test("a second render keeps the text's elements, also with Trusted Types", () => {
  // Two trusted objects are never equal, even with the same content.
  const own = { createHTML: (html: string) => Object({ toString: () => html }) }
  Object.assign(window, { startup: { own } })
  const text = <Prose html="<h2>One</h2>" />
  const { rerender } = renderInSite(text)
  const heading = screen.getByRole("heading")
  rerender(<Prose html="<h2>One</h2>" />)
  expect(screen.getByRole("heading")).toBe(heading)
  rerender(<Prose html="<h2>Two</h2>" />)
  expect(screen.getByRole("heading", { name: "Two" })).toBeInTheDocument()
})
