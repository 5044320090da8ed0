/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react"
import { type ReactNode, useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import type * as Module from "./error-boundary"

/** A fresh module for each test: no page has been hydrated yet. */
function load(): typeof Module.ErrorBoundary {
  let found: typeof Module | undefined
  jest.isolateModules(() => (found = jest.requireActual<typeof Module>("./error-boundary")))
  return found!.ErrorBoundary
}

let Boundary = load()
beforeEach(() => {
  Boundary = load()
  document.body.innerHTML = ""
  // React reports each caught error.
  jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const fail = () => {
  throw new Error("broken")
}

/** A part whose effect throws. */
function FailingEffect({ children }: { children?: ReactNode }) {
  useEffect(fail, [])
  return (
    <>
      <h2>A section</h2>
      <a href="/there/">{children ?? "A link"}</a>
    </>
  )
}

/** A part that renders in the HTML, but not in this browser. */
function FailingRender({ broken }: { broken: boolean }) {
  if (broken) fail()
  return <p>From the HTML</p>
}

/** A part that works. */
function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

test("a part whose effect throws keeps its HTML in its place, and the parts beside it work on", () => {
  render(
    <main>
      <Boundary>
        <Counter />
      </Boundary>
      <Boundary>
        <FailingEffect />
      </Boundary>
      <Boundary>
        <p>The end</p>
      </Boundary>
    </main>,
  )
  expect(screen.getByRole("link")).toHaveAttribute("href", "/there/")
  expect(screen.getByRole("main")).toHaveTextContent(/^0A sectionA linkThe end$/)
  act(() => screen.getByRole("button").click())
  expect(screen.getByRole("button")).toHaveTextContent("1")
})

const page = (broken: boolean) => (
  <Boundary page="#page">
    <main>
      <Boundary>
        <p>Before</p>
      </Boundary>
      <Boundary>
        <FailingRender broken={broken} />
      </Boundary>
    </main>
  </Boundary>
)

test("a page with a part that throws while it is hydrated keeps all of its HTML", async () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.id = "page"
  container.innerHTML = renderToString(page(false))
  await act(async () => void hydrateRoot(container, page(true), { onRecoverableError: () => {} }))
  expect(screen.getByRole("main")).toHaveTextContent(/^BeforeFrom the HTML$/)
})

test("after a move, a part that throws when it is first rendered is left out", () => {
  const { rerender } = render(<Boundary key="first">Here</Boundary>)
  rerender(<div key="second">{page(true)}</div>)
  expect(screen.getByRole("main")).toHaveTextContent(/^Before$/)
})

test("markup is inserted by the site's own policy where the browser asks for one", () => {
  const createHTML = jest.fn((html: string) => html)
  Object.assign(window, { startup: { own: { createHTML } } })
  render(
    <Boundary>
      <FailingEffect>Ours</FailingEffect>
    </Boundary>,
  )
  expect(createHTML).toHaveBeenCalledWith(expect.stringContaining("Ours"))
  delete window.startup
})
