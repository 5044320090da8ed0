/** @jest-environment jsdom */
import { hydrateInSteps, pressAgain } from "./hydrate"

test("once a page is taken over, it says that its scripts have come, whatever failed before", () => {
  const container = document.body.appendChild(document.createElement("div"))
  delete document.documentElement.dataset.scripts
  hydrateInSteps()(null, container)
  expect(document.documentElement.dataset).toHaveProperty("scripts")
})

describe("the visitor's early click", () => {
  const button = document.createElement("button")
  const heard = jest.fn()
  button.addEventListener("click", heard)

  beforeEach(() => {
    heard.mockClear()
    window.startup = { earlyPress: () => button, own: undefined }
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
