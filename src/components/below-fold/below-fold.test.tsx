/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { startNavigation } from "../../browser/navigation/navigation"
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

test("A visitor who moves to a page sees its first view first and the rest soon after", () => {
  startNavigation({ location: here, prevLocation: here })
  render(page)
  expect(screen.getByRole("heading")).toBeVisible()
  expect(rest()).toBeNull()
  act(() => jest.advanceTimersByTime(500))
  expect(rest()).toBeVisible()
})

test.each([
  ["on a first load", { location: here, prevLocation: null }],
  ["at a place in the page", { location: { ...here, hash: "#rest" }, prevLocation: here }],
])("The whole page renders at once %s", (_, move) => {
  startNavigation(move)
  render(page)
  expect(rest()).toBeVisible()
})

test("The whole page renders at once on the way back, so that the scroll position can be restored", () => {
  dispatchEvent(new PopStateEvent("popstate"))
  startNavigation({ location: here, prevLocation: here })
  render(page)
  expect(rest()).toBeVisible()
})

test("The whole page is in its HTML", () => {
  startNavigation({ location: here, prevLocation: null })
  expect(renderToString(page)).toContain("Rest")
})
