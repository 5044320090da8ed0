/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import { useLayoutEffect, useState } from "react"
import { ErrorBoundary } from "../error-boundary/error-boundary"
import { hydrateInSteps, replayClick } from "./hydrate"

test("after hydration a page says that its scripts have come, whatever failed before", () => {
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
    <ErrorBoundary>
      <a href="/there/">A link</a>
    </ErrorBoundary>
  )
}

test("an error outside of the layout keeps the page's HTML, which then is one without scripts", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  const fallBack = jest.fn()
  window.startup = { queuedClick: () => undefined, fallBack, own: undefined }
  document.body.innerHTML = '<div id="page"><a href="/there/">A link</a></div>'
  await act(async () => hydrateInSteps()(<Router />, document.querySelector("#page")!))
  expect(document.querySelector("#page a")).toHaveAttribute("href", "/there/")
  expect(fallBack).toHaveBeenCalled()
  jest.restoreAllMocks()
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <p>
      Counted: {count} <button onClick={() => setCount(count + 1)}>More</button>
    </p>
  )
}

/** What programs of the visitor do to a page before it is taken over. */
const programs: Record<string, (page: HTMLElement) => void> = {
  "an extension for writers, with attributes and elements of its own": (page) => {
    for (const element of page.querySelectorAll("*")) element.setAttribute("data-lt-installed", "true")
    page.querySelector("button")?.after(document.createElement("grammarly-extension"))
  },
  "a translator, which wraps every text": (page) => {
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement("font")
      font.textContent = `«${text.textContent}»`
      text.parentNode?.replaceChild(font, text)
    }
  },
}

test.each(Object.entries(programs))("a page works that was changed by %s", async (_, change) => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  const fallBack = jest.fn()
  window.startup = { queuedClick: () => undefined, fallBack, own: undefined }
  const page = document.createElement("div")
  page.innerHTML = "<p>Counted: <!-- -->0<!-- --> <button>More</button></p>"
  document.body.replaceChildren(page)
  change(page)
  const reported = jest.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener("error", reported)
  await act(async () => hydrateInSteps()(<Counter />, page))
  // React tells of the difference, and makes the page anew.
  expect(reported).toHaveBeenCalledTimes(1)
  window.removeEventListener("error", reported)
  await act(async () => page.querySelector("button")?.click())
  expect(page).toHaveTextContent("Counted: 1 More")
  expect(fallBack).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})

describe("the visitor's click before hydration", () => {
  const button = document.createElement("button")
  const heard = jest.fn()
  button.addEventListener("click", heard)

  beforeEach(() => {
    heard.mockClear()
    window.startup = { queuedClick: () => button, fallBack: () => {}, own: undefined }
    hydrateInSteps()(null, document.createElement("div"))
  })

  test("is repeated, also on a button of a popover where the browser has none", () => {
    replayClick()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test("loses the mark that it was clicked", () => {
    button.ariaDisabled = "true"
    replayClick()
    expect(button.ariaDisabled).toBe("false")
  })

  test("is not repeated where the browser has opened a popover with it", () => {
    Object.defineProperty(button, "popoverTargetElement", { value: document.body })
    replayClick()
    expect(heard).not.toHaveBeenCalled()
  })
})
