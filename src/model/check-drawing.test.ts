import { checkDrawing } from "./check-drawing"

const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inside}\n</svg>\n`
const reasons = (svg: string) => checkDrawing(svg).map(({ line, reason }) => `${line} ${reason}`)

test("shapes, a comment and a reference within the drawing are in order", () => {
  const inside = '<!-- a dot --><g fill="url(#dots)"><use href="#dot"/><path d="M0 0"/></g>'
  expect(checkDrawing(around(inside))).toEqual([])
})

test.each([
  ["<script>alert(1)</script>", /^2 has <script>/],
  ["<SCRIPT/>", /^2 has <SCRIPT>/],
  ["<foreignObject><p>Hello</p></foreignObject>", /^2 has <foreignObject>/],
  ["<style>* { color: red }</style>", /^2 has <style>/],
  ['<path d="M0 0" onclick="alert(1)"/>', /^2 has onclick on <path>/],
  ['<use href="https://example.com/x.svg#a"/>', /^2 has href on <use>/],
  ['<use xlink:href="//example.com/x.svg#a"/>', /^2 has xlink:href on <use>/],
  ['<path fill="url(https://example.com/x.svg#a)"/>', /^2 has fill on <path>/],
  ['<path style="fill: red"/>', /^2 has style on <path>/],
  ["<g>", /^\d is not SVG: /],
  ["<path d=M0/>", /^2 is not SVG: /],
])("%s is a fault", (inside, reason) => {
  expect(reasons(around(inside))).toContainEqual(expect.stringMatching(reason))
})

test("a drawing without a viewBox is a fault", () => {
  expect(reasons('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual([
    expect.stringMatching(/^1 has no viewBox/),
  ])
})

test.each(["Not a drawing", "<html></html>", "<svg"])("%s is no drawing", (text) => {
  expect(reasons(text)).toContainEqual(expect.stringMatching(/is not SVG/))
})
