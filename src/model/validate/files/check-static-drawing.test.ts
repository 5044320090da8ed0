import { readFileSync } from "node:fs"
import { checkStaticDrawing } from "./check-static-drawing"

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inside}</svg>`

test("a drawing that browsers show is valid, styles and a program's notes included", () => {
  expect(checkStaticDrawing(svg("<style>path { fill: red }</style><path d='M0 0'/>"))).toEqual([])
  expect(checkStaticDrawing(readFileSync("test/inkscape.svg", "utf8"))).toEqual([])
})

test.each([
  ['<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', /write xmlns=/],
  [svg("<g>"), /is not SVG: /],
  ["<html/>", /must begin with <svg>/],
  ["", /is not SVG/],
  [svg("<script>1</script>"), /has <script>/],
  [svg('<g id="a"><use href="#a"/></g>'), /draws #a within itself/],
])("%s is one error with a remedy", (text, reason) => {
  expect(checkStaticDrawing(text)).toEqual([
    { line: expect.any(Number), reason: expect.stringMatching(reason) },
  ])
})
