import { render, screen } from "@testing-library/react"
import { Prose } from "./prose"

afterEach(() => Reflect.deleteProperty(window, "startup"))

test("the text stays the same elements when it is rendered again, also with Trusted Types", () => {
  // A trusted object differs from every other, whatever it holds.
  const own = { createHTML: (html: string) => Object({ toString: () => html }) }
  Object.assign(window, { startup: { own } })
  const text = <Prose html="<h2>One</h2>" />
  const { rerender } = render(text)
  const heading = screen.getByRole("heading")
  rerender(<Prose html="<h2>One</h2>" />)
  expect(screen.getByRole("heading")).toBe(heading)
  rerender(<Prose html="<h2>Two</h2>" />)
  expect(screen.getByRole("heading", { name: "Two" })).toBeInTheDocument()
})
