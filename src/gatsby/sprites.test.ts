import { symbolOf } from "./sprites"

test("A symbol keeps the drawing's paint and view, and loses its size", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 24 24" fill="none">\n <path d="M0 0"/>\n</svg>'
  expect(symbolOf(svg, "react")).toBe(
    '<symbol id="react" viewBox="0 0 24 24" fill="none"><path d="M0 0"/></symbol>',
  )
})
