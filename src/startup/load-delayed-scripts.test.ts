/** @jest-environment jsdom */
import { loadDelayedScripts } from "./load-delayed-scripts"

const started = () =>
  [...document.body.querySelectorAll("script")].map((script) => script.getAttribute("src"))

const fire = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }))

beforeEach(() => {
  // Nothing is painted, so only user input starts the scripts.
  Object.assign(window, { PerformanceObserver: jest.fn(() => ({ observe: () => undefined })) })
  document.head.innerHTML = '<style data-href="/styles.1.css"></style>'
  document.body.innerHTML = ""
})

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "input", "click"])(
  "scripts start on the first %s, in order and only once",
  (name) => {
    loadDelayedScripts(["/a.js", "/b.js"])
    expect(started()).toEqual([])
    fire(name)
    fire(name)
    expect(started()).toEqual(["/a.js", "/b.js"])
  },
)

test("loads the whole style sheet with the scripts, after the page's own styles", () => {
  loadDelayedScripts(["/a.js"])
  expect(document.querySelector("link")).toBeNull()
  fire("keydown")
  expect(document.querySelector("style + link[rel=stylesheet]")).toHaveAttribute("href", "/styles.1.css")
})

test("a style sheet that the head script added is not fetched twice", () => {
  document.head.innerHTML += '<link rel="stylesheet" href="/styles.1.css">'
  loadDelayedScripts(["/a.js"])
  fire("keydown")
  expect(document.querySelectorAll("link")).toHaveLength(1)
})

test("the whole style sheet applies to no media until it has loaded", async () => {
  loadDelayedScripts(["/a.js"])
  fire("keydown")
  const sheet = document.querySelector("link")!
  expect(sheet.media).toBe("not all")
  sheet.dispatchEvent(new Event("load"))
  await new Promise((resolve) => setTimeout(resolve))
  expect(sheet.media).toBe("")
})

test("after a click before the page has loaded, the scripts start at once", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  loadDelayedScripts(["/a.js"])
  expect(started()).toEqual(["/a.js"])
})
