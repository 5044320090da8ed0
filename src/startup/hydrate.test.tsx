/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import { useLayoutEffect } from "react"
import { Boundary } from "../components/boundary/boundary"
import { hydrateInSteps, pressAgain } from "./hydrate"

test("once a page is taken over, it says that its scripts have come, whatever failed before", () => {
  const container = document.body.appendChild(document.createElement("div"))
  delete document.documentElement.dataset.scripts
  hydrateInSteps()(null, container)
  expect(document.documentElement.dataset).toHaveProperty("scripts")
})

function Router() {
  useLayoutEffect(() => {
    throw new URIError("URI malformed")
  }, [])
  return (
    <Boundary>
      <a href="/there/">A link</a>
    </Boundary>
  )
}

test("an error outside of the layout keeps the page's HTML, which then is one without scripts", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  const giveUp = jest.fn()
  window.startup = { earlyPress: () => undefined, giveUp, own: undefined }
  document.body.innerHTML = '<div id="page"><a href="/there/">A link</a></div>'
  await act(async () => hydrateInSteps()(<Router />, document.querySelector("#page")!))
  expect(document.querySelector("#page a")).toHaveAttribute("href", "/there/")
  expect(giveUp).toHaveBeenCalled()
  jest.restoreAllMocks()
})

describe("the visitor's early click", () => {
  const button = document.createElement("button")
  const heard = jest.fn()
  button.addEventListener("click", heard)

  beforeEach(() => {
    heard.mockClear()
    window.startup = { earlyPress: () => button, giveUp: () => {}, own: undefined }
    hydrateInSteps()(null, document.createElement("div"))
  })

  test("is repeated, also on a button of a popover where the browser has none", () => {
    pressAgain()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test("is not repeated where the browser has opened a popover with it", () => {
    Object.defineProperty(button, "popoverTargetElement", { value: document.body })
    pressAgain()
    expect(heard).not.toHaveBeenCalled()
  })
})
