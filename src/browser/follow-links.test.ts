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

/** Clicks the words of such a link; whether the browser is left to open it. */
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
])("%s is the browser's to open", (_, href) => {
  expect(click(href)).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "so is a page in another tab or window: %o",
  (how) => {
    expect(click("/pricing/", how)).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test("so is a link that names its tab", () => {
  expect(click("/pricing/", {}, "_blank")).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test("a click that was answered already, as by Gatsby's own links, is not answered twice", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true })
  click("/pricing/")
  expect(navigate).not.toHaveBeenCalled()
})

test("a click beside a link asks for nothing", () => {
  expect(document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(true)
})
