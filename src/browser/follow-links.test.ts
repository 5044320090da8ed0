import { navigate } from "gatsby"
import { followLinks } from "./follow-links"

jest.mock("gatsby", () => ({ navigate: jest.fn() }))

let stop: () => void
beforeEach(() => {
  stop = followLinks()
})
afterEach(() => {
  stop()
  jest.mocked(navigate).mockClear()
})

/** Clicks the text of a link; returns whether the browser is left to open it. */
function click(href: string, how: MouseEventInit = {}, target = "") {
  document.body.innerHTML = `<p>See <a href="${href}" ${target && `target="${target}"`}><em>that page</em></a>.</p>`
  return document
    .querySelector("em")!
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }))
}

test.each([
  ["/work/zync/", "/work/zync/"],
  ["/work/?category=frontend#zync", "/work/?category=frontend#zync"],
  [`${location.origin}/pricing/`, "/pricing/"],
])("A click on a link to %s moves to that page", (href, page) => {
  expect(click(href)).toBe(false)
  expect(navigate).toHaveBeenCalledWith(page)
})

test.each([
  ["another host's page", "https://other.example/work/"],
  ["a file", "/rss.xml"],
  ["a place in the same page", "#video"],
  ["a page that needs its own document", "/booking/"],
  ["an e-mail address", "mailto:ada@adabyron.dev"],
])("The browser opens %s", (_, href) => {
  expect(click(href)).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "The browser opens another tab or window: %o",
  (how) => {
    expect(click("/pricing/", how)).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test("The browser opens a link with a target", () => {
  expect(click("/pricing/", {}, "_blank")).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test("A click that was already handled, as by Gatsby's own links, is not handled again", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true })
  click("/pricing/")
  expect(navigate).not.toHaveBeenCalled()
})

test("A click outside a link does nothing", () => {
  expect(document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(true)
})
