/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { renderDeferred } from "./render-deferred"

const { dataset } = document.documentElement
const waiting = () => document.querySelectorAll("[data-deferred]").length

beforeEach(() => {
  dataset["fresh"] = ""
  document.body.innerHTML = "<p data-deferred></p><p data-deferred></p>"
})

/** Waits until all of the page is laid out. */
const done = () => waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-fresh"))

test("lays out all parts, also where no style sheet came", async () => {
  renderDeferred()
  expect(waiting()).toBe(2)
  await done()
  expect(waiting()).toBe(0)
})

test("the whole style sheet applies before the first part is laid out", async () => {
  document.head.innerHTML = '<link rel="stylesheet" media="not all">'
  const sheet = document.querySelector("link")!
  Object.defineProperty(sheet, "sheet", { value: {} })
  const seen: string[] = []
  new MutationObserver((changes) => seen.push(...changes.map(({ target }) => target.nodeName))).observe(
    document.documentElement,
    { subtree: true, attributes: true },
  )
  renderDeferred()
  await done()
  expect(seen.slice(0, 2)).toEqual(["LINK", "P"])
})

test("does nothing on a page that is laid out at once", () => {
  jest.useFakeTimers()
  delete dataset["fresh"]
  renderDeferred()
  jest.runAllTimers()
  expect(waiting()).toBe(2)
})
