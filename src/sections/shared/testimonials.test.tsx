import { render, screen, within } from "@testing-library/react"
import { Testimonials } from "./testimonials"

const image = { alt: "", symbol: { address: "/drawings/marks-1.svg#mark", viewBox: "0 0 24 24" } }
const review = (name: string, isSample: boolean | null = null) => ({
  name,
  mentions: "Florist",
  review: `${name} is glad.`,
  color: "#205040",
  image,
  isSample,
})
const show = (...items: ReturnType<typeof review>[]) =>
  render(<Testimonials list={{ title: "Reviews", subtitle: "Feedback", items }} />)

const card = (name: string) => screen.getAllByText(`${name} is glad.`)[0]!.closest("li")!

test("without a review there is no section", () => {
  const { container } = show()
  expect(container).toBeEmptyDOMElement()
})

test("one review stands in one row", () => {
  show(review("Ada"))
  expect(screen.getAllByRole("group")).toHaveLength(1)
  expect(screen.getByRole("group")).toHaveTextContent("Ada is glad.")
})

test("of three reviews, two stand in the first row and one in the second", () => {
  show(review("Ada"), review("Ben"), review("Cy"))
  const [first, second] = screen.getAllByRole("group")
  expect(first).toHaveTextContent("Ben is glad.")
  expect(first).not.toHaveTextContent("Cy is glad.")
  expect(second).toHaveTextContent("Cy is glad.")
})

test("a sample is marked where it is read, and a client's own words are not", () => {
  show(review("Ada", true), review("Ben"))
  expect(within(card("Ada")).getByText("Sample")).toBeInTheDocument()
  expect(within(card("Ben")).queryByText("Sample")).toBeNull()
})
