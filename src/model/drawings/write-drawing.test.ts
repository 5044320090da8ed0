/** @jest-environment jsdom */
import { hostileFiles, hostileParts, withPart } from "../../../test/invalid-content/hostile-drawings"
import { allowedAttributes, allowedElements } from "./allowed-names"
import { readDrawing } from "./read-drawing"
import { writeDrawing } from "./write-drawing"

const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const written = (text: string) => writeDrawing(readDrawing(text).root, "svg", "x")

/** The drawing as a browser reads it in a page. */
function inPage(markup: string): HTMLElement {
  const page = document.createElement("div")
  page.innerHTML = markup
  return page
}

describe("no disallowed part of a drawing is written", () => {
  const files = Object.entries(hostileParts).map(([how, part]): [string, string] => [
    how,
    withPart(svg("<g/>"), part),
  ])
  test.each([...files, ...Object.entries(hostileFiles)])("%s", (_, file) => {
    const page = inPage(written(file))
    expect(page.children).toHaveLength(1)
    expect(page.outerHTML).not.toMatch(/evil|script/i)
    for (const element of page.querySelectorAll("*")) {
      expect(allowedElements).toContain(element.localName)
      for (const { name } of element.attributes) expect(allowedAttributes).toContain(name)
    }
  })

  test("the result is well-formed XML", () => {
    for (const file of [...files.map(([, text]) => text), ...Object.values(hostileFiles)]) {
      const { documentElement } = new DOMParser().parseFromString(written(file), "image/svg+xml")
      expect(documentElement.nodeName).toBe("svg")
    }
  })
})

test("paint, shapes and the page's colors stay as they are", () => {
  const inside = '<g transform="rotate(2)"><path fill="var(--accent, currentColor)" d="M0 0h.5"/></g>'
  expect(
    written(svg(`\n  <!-- a mark -->\n  ${inside}\n`, 'viewBox="0 0 9 9" fill="light-dark(#fff, #000)"')),
  ).toBe(`<svg viewBox="0 0 9 9" fill="light-dark(#fff, #000)">${inside}</svg>`)
})

test("parts get unique ids, and references to them follow", () => {
  const inside =
    `<linearGradient id="a'b&amp;ü"/><g id="unused"/><path fill='url( "#c" ) red' stroke="url(#missing)"/>` +
    `<use href="#a'b&amp;ü"/><clipPath id="c"/>`
  expect(written(svg(inside))).toBe(
    `<svg viewBox="0 0 9 9"><linearGradient id="x.2"/><g/><path fill="url(#x.0) red" stroke="url(#x.1)"/>` +
      `<use href="#x.2"/><clipPath id="x.0"/></svg>`,
  )
})

test("text is escaped, however it was written", () => {
  expect(written(svg("<text font-family='\"A\" &lt;'><![CDATA[</text><b> & ]]>&#60;i&gt;</text>"))).toBe(
    '<svg viewBox="0 0 9 9" fill="currentColor"><text font-family="&quot;A&quot; &lt;">&lt;/text&gt;&lt;b&gt; &amp; &lt;i&gt;</text></svg>',
  )
})

test.each([
  ["viewBox='0,0, 24  24'", "0 0 24 24"],
  ['viewBox="-1 .5 1e2 24"', "-1 .5 1e2 24"],
  ['width="64mm" height="1in"', "0 0 241.89 96"],
  ['width="24" height="24px"', "0 0 24 24"],
  ['width="100%" height="24"', null],
  ['viewBox="0 0 24"', null],
  ['viewBox="0 0 0 24"', null],
])("%s becomes the viewBox %s, without a size, which the page decides", (attributes, viewBox) => {
  const { attributes: kept } = inPage(written(svg("", attributes))).firstElementChild!
  expect(kept.getNamedItem("viewBox")?.value ?? null).toBe(viewBox)
  expect(kept).toHaveLength(viewBox === null ? 0 : 1)
})
