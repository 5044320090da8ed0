/** @jest-environment jsdom */
import { decodable, fixMalformedUrls } from "./fix-malformed-url"

test.each([
  ["#100%", "#100%25"],
  ["#%E0%A4%A", "#%25E0%25A4%25A"],
  ["#%ff", "#%25ff"],
  ["/%", "/%25"],
  ["#caf%C3%A9", "#caf%C3%A9"],
  ["#café", "#café"],
  ["", ""],
])("%s becomes %s, which can be decoded", (part, mended) => {
  expect(decodable(part)).toBe(mended)
  expect(() => decodeURI(mended)).not.toThrow()
})

test("the address is fixed when the page is opened, and when it changes, with its search and state", () => {
  history.replaceState({ key: "a" }, "", "/pricing/?from=50%#100%")
  fixMalformedUrls()
  expect(location.href).toMatch(/\/pricing\/\?from=50%#100%25$/)
  expect(history.state).toEqual({ key: "a" })

  history.replaceState(null, "", "/no-such-%/")
  fixMalformedUrls()
  expect(location.pathname).toBe(encodeURI("/no-such-\uFF05/"))

  history.pushState(null, "", "#50%")
  dispatchEvent(new PopStateEvent("popstate"))
  expect(location.hash).toBe("#50%25")
})
