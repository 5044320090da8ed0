import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { startMove } from "../../browser/moves"
import { BelowFold } from "./below-fold"

const here = { pathname: "/", hash: "" }
const page = (
  <>
    <h1>First view</h1>
    <BelowFold>
      <p>Rest</p>
    </BelowFold>
  </>
)
const rest = () => screen.queryByText("Rest")

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("Who moves on to a page sees its first view first, and the rest soon after", () => {
  startMove({ location: here, prevLocation: here })
  render(page)
  expect(screen.getByRole("heading")).toBeVisible()
  expect(rest()).toBeNull()
  act(() => jest.advanceTimersByTime(500))
  expect(rest()).toBeVisible()
})

test.each([
  ["on a first load", { location: here, prevLocation: null }],
  ["at a place in the page", { location: { ...here, hash: "#rest" }, prevLocation: here }],
])("All of a page is there at once %s", (_, move) => {
  startMove(move)
  render(page)
  expect(rest()).toBeVisible()
})

test("All of a page is there at once on the way back, so that the place that was left is found", () => {
  dispatchEvent(new PopStateEvent("popstate"))
  startMove({ location: here, prevLocation: here })
  render(page)
  expect(rest()).toBeVisible()
})

test("All of a page is in its HTML", () => {
  startMove({ location: here, prevLocation: null })
  expect(renderToString(page)).toContain("Rest")
})
