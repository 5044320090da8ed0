/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { Testimonials } from "./testimonials"
import { copiesFor } from "./use-copies"

const review = (name: string, isSample: boolean | null = null) => ({
  name,
  mentions: "Baker",
  review: `It sells our bread, says ${name}.`,
  color: "#0f766e",
  isSample,
  image: { alt: "", symbol: { address: "/sprite.svg#mark", viewBox: "0 0 1 1" } },
})
const listOf = (...names: string[]) => ({
  title: "Reviews",
  subtitle: "Feedback",
  items: names.map((name) => review(name)),
})

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: true,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })
})

test.each([null, listOf()])("Without reviews there is no section", (list) => {
  const { container } = renderInSite(<Testimonials list={list} />)
  expect(container).toBeEmptyDOMElement()
})

test("A single review stands still, without controls and without a copy", () => {
  window.matchMedia = jest.fn().mockReturnValue(Object.assign(new EventTarget(), { matches: false }))
  const { container } = renderInSite(<Testimonials list={listOf("Ada")} />)
  expect(screen.queryByRole("button")).toBeNull()
  expect(container.querySelectorAll("blockquote")).toHaveLength(1)
})

test("Several reviews can be paused", () => {
  renderInSite(<Testimonials list={listOf("Ada", "Jo")} />)
  expect(screen.getByRole("button")).toBeInTheDocument()
})

test.each([
  [["Ada"], 1],
  [["Ada", "Jo"], 2],
  [["Ada", "Jo", "Bo"], 2],
])("%j stand in %i rows, each once, and no row is empty", (names, rows) => {
  renderInSite(<Testimonials list={listOf(...names)} />)
  expect(screen.getAllByRole("group")).toHaveLength(rows)
  expect(screen.getAllByRole("listitem")).toHaveLength(names.length)
  for (const row of screen.getAllByRole("group")) expect(row).toHaveTextContent(/says/)
})

test.each([
  [1280, 1290],
  [1920, 1884],
  [3840, 1884],
  [3840, 628],
  [390, 5000],
])("a row of %i px is full at the end of a slide of a list of %i px", (row, list) => {
  const copies = copiesFor(row, list)
  expect(copies * list).toBeGreaterThanOrEqual(row)
  expect((copies - 1) * list).toBeLessThan(row)
})

test("a list that is not laid out has a copy", () => {
  expect(copiesFor(1280, 0)).toBe(1)
})

const card = (name: string) => screen.getAllByText(`It sells our bread, says ${name}.`)[0]!.closest("li")!

test("a sample is marked, and a client's own review is not", () => {
  const items = [review("Ada", true), review("Ben")]
  renderInSite(<Testimonials list={{ ...listOf(), items }} />)
  expect(within(card("Ada")).getByText("Sample")).toBeInTheDocument()
  expect(within(card("Ben")).queryByText("Sample")).toBeNull()
  const sentence = screen.getByText(/reviews marked Sample are made up/i)
  expect(sentence.compareDocumentPosition(card("Ada"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("without a sample no sentence speaks of any", () => {
  const { container } = renderInSite(<Testimonials list={listOf("Ada", "Ben")} />)
  expect(container).not.toHaveTextContent(/sample|made up/i)
})
