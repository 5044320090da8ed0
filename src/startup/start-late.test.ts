import { startLate } from "./start-late"

const started = () =>
  [...document.body.querySelectorAll("script")].map((script) => script.getAttribute("src"))

const sign = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }))

beforeEach(() => {
  // Nothing is painted: only a sign starts the scripts.
  Object.assign(window, { PerformanceObserver: jest.fn(() => ({ observe: () => undefined })) })
  document.head.innerHTML = '<style data-href="/styles.1.css"></style>'
  document.body.innerHTML = ""
})

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "input", "click"])(
  "scripts start at the first %s, in their order, once",
  (name) => {
    startLate(["/a.js", "/b.js"])
    expect(started()).toEqual([])
    sign(name)
    sign(name)
    expect(started()).toEqual(["/a.js", "/b.js"])
  },
)

test("the whole style sheet comes with the scripts, after the page's own styles", () => {
  startLate(["/a.js"])
  expect(document.querySelector("link")).toBeNull()
  sign("keydown")
  expect(document.querySelector("style + link[rel=stylesheet]")).toHaveAttribute("href", "/styles.1.css")
})

test("the whole style sheet concerns no medium until it has come", () => {
  startLate(["/a.js"])
  sign("keydown")
  const sheet = document.querySelector("link")!
  expect(sheet.media).toBe("not all")
  sheet.dispatchEvent(new Event("load"))
  expect(sheet.media).toBe("")
})

test("where a press was there before the page had loaded, they start at once", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  startLate(["/a.js"])
  expect(started()).toEqual(["/a.js"])
})
