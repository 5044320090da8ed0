import { waitFor } from "@testing-library/react"
import { fontsScript } from "./web-fonts"

const load = jest.fn(() => new Promise(() => {}))

/** Runs the page's script as the browser does, as far as the page is painted or not. */
function arrive({ referrer = "", type = "navigate" }) {
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer)
  Object.assign(window, { FontFace: jest.fn(() => ({ load })) })
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  const script = document.createElement("script")
  script.textContent = fontsScript
  document.head.append(script)
}

beforeEach(() => {
  load.mockClear()
  // Nothing is painted yet.
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading")
})

test.each([
  ["for the first time", {}],
  ["from another site", { referrer: "https://search.example/" }],
])("Who comes %s gets the fonts after the first view", async (_, how) => {
  arrive(how)
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new Event("load"))
  // The page of the case before hears it as well.
  await waitFor(() => expect(load).toHaveBeenCalled())
})

test.each([
  ["from another page of the site", { referrer: `${location.origin}/work/` }],
  ["back", { type: "back_forward" }],
  ["once more", { type: "reload" }],
])("Who comes %s has the fonts from the start", (_, how) => {
  arrive(how)
  expect(load).toHaveBeenCalledTimes(2)
})
