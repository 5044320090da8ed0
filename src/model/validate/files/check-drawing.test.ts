import { hostileFiles, hostileParts, withPart } from "../../../../test/invalid-content/hostile-drawings"
import { checkDrawing } from "./check-drawing"

const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inside}\n</svg>\n`
const reasons = (svg: string) => checkDrawing(svg).map(({ line, reason }) => `${line} ${reason}`)

test("shapes, a comment and a reference within the drawing are valid", () => {
  const inside = '<!-- a dot --><g fill="url(#dots)"><use href="#dot"/><path d="M0 0"/></g>'
  expect(checkDrawing(around(inside))).toEqual([])
})

test.each([
  ["<script>alert(1)</script>", /^2 has <script>/],
  ["<SCRIPT/>", /^2 has <SCRIPT>/],
  ["<foreignObject><p>Hello</p></foreignObject>", /^2 has <foreignObject>/],
  ['<style>@media print { path { color: red } }</style><path d="M0 0"/>', /^2 has <style>/],
  ['<path d="M0 0" onclick="alert(1)"/>', /^2 has onclick on <path>/],
  ['<use href="https://example.com/x.svg#a"/>', /^2 has href on <use>/],
  ['<use xlink:href="//example.com/x.svg#a"/>', /^2 has xlink:href on <use>/],
  ['<path fill="url(https://example.com/x.svg#a)"/>', /^2 has fill on <path>/],
  ['<path style="mix-blend-mode: multiply"/>', /^2 has style on <path>/],
  ["<g>", /^\d is not SVG: /],
  ["<path d=M0/>", /^2 is not SVG: /],
])("%s is an error", (inside, reason) => {
  expect(reasons(around(inside))).toContainEqual(expect.stringMatching(reason))
})

test.each([
  ["a group that uses itself", '<g id="a"><path d="M0 0"/><use href="#a"/></g>', "a"],
  ["groups that use each other", '<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>', "a"],
  ["a part of symbols alone", '<symbol id="a"><use href="#a"/></symbol>', "a"],
  ["a pattern that fills itself", '<pattern id="p"><path fill="url(#p)"/></pattern>', "p"],
  ["a clip of its clip", '<clipPath id="c"><path clip-path="url(#c)"/></clipPath>', "c"],
  ["a mask that is masked by itself", `<mask id="m"><g mask="url('#m')"/></mask>`, "m"],
  [
    "gradients of each other",
    '<linearGradient id="x" href="#y"/><linearGradient id="y" href="#x"/><path fill="url(#x)"/>',
    "x",
  ],
])("%s is an error, at its line", (_, inside, id) => {
  expect(reasons(around(`<g>\n${inside}\n</g>`))).toEqual([
    expect.stringMatching(`^3 draws #${id} within itself.*; take the reference`),
  ])
})

test("a style that fills a pattern with itself is an error too", () => {
  expect(reasons(around('<pattern id="p"><path style="fill:url(#p)"/></pattern>'))).toEqual([
    expect.stringMatching(/draws #p within itself/),
  ])
})

test.each([
  '<g id="a"><clipPath id="c"><use href="#b"/></clipPath></g><g id="b"><use href="#a"/></g>',
  '<g id="a" clip-path="url(#c)"><clipPath id="c"><use href="#b"/></clipPath><path id="b"/><use href="#b"/></g>',
  '<path id="a" d="M0 0"/><use href="#a"/><use href="#a"/>',
])("what is only drawn again is valid: %s", (inside) => {
  expect(reasons(around(inside))).toEqual([])
})

test("more fills in a row than a stack has room for are followed", () => {
  const patterns = Array.from(
    { length: 4000 },
    (_, at) => `<pattern id="${at}"><g fill="url(#${at + 1})"/></pattern>`,
  )
  expect(reasons(around(patterns.join("")))).toEqual([])
})

test("a drawing without a viewBox is an error", () => {
  expect(reasons('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual([
    expect.stringMatching(/^1 has no viewBox/),
  ])
})

const sized = (sizes: string) =>
  reasons(`<svg xmlns="http://www.w3.org/2000/svg" ${sizes}><path d="M0 0"/></svg>`)

test("a drawing has its viewBox from its width and height, and from one of them it has none", () => {
  expect(sized('width="100" height="50"')).toEqual([])
  for (const sizes of ['width="100"', 'width="100%" height="100%"'])
    expect(sized(sizes)).toEqual([expect.stringMatching(/^1 has no viewBox/)])
})

test.each([
  ["Words.", /words stand outside/],
  ["</g>", /cut off, or an element is not closed/],
  ["<path d=M0/>", /each has a name, an equals sign and a value in quotes/],
  ["<text>Tom & Jerry</text>", /an & that begins no code/],
  ["<text>1 < 2</text>", /a character stands where XML cannot have it/],
])("%s is reported in words for the owner, with the remedy", (part, says) => {
  const svg = part === "Words." ? `${part}${around("")}` : around(part)
  expect(reasons(svg)).toEqual([expect.stringMatching(says)])
  expect(reasons(svg)).toEqual([expect.stringMatching(/^\d is not SVG: .+; export it again$/)])
})

test("a drawing of more than 250 kB is an error", () => {
  expect(reasons(around('<path d="M0 0"/>'.repeat(20_000)))).toEqual([
    expect.stringMatching(/^1 has more than 250 kB; simplify it/),
  ])
})

test.each(["Not a drawing", "<html></html>", "<svg"])("%s is not a drawing", (text) => {
  expect(reasons(text)).toContainEqual(expect.stringMatching(/is not SVG/))
})

describe("reports parts that could run, fetch or break a page, with their line", () => {
  test.each(Object.entries(hostileParts))("%s", (_, part) => {
    const issues = checkDrawing(withPart(around('<path d="M0 0"/>'), part))
    expect(issues).not.toEqual([])
    for (const { line, reason } of issues) {
      expect(line).toBeGreaterThan(0)
      expect(reason.length).toBeGreaterThan(10)
    }
  })

  test.each(Object.entries(hostileFiles))("%s", (_, svg) => {
    expect(checkDrawing(svg)).not.toEqual([])
  })
})

test("reports a tag of several lines by its first line", () => {
  expect(reasons(around('<path\n  d="M0 0"\n  onclick="evil()"\n/>'))).toEqual([
    "2 has onclick on <path>: a drawing may not run anything; take it out",
  ])
})

test("reports the same error on many lines once", () => {
  const styled = '<path style="mix-blend-mode: multiply"/>\n'.repeat(3)
  expect(reasons(around(styled))).toEqual([expect.stringMatching(/^2 has style on <path>: .*\(3 times\)$/)])
})

const program = `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width='64mm' height='48mm' version='1.1' id='svg5' xml:space='preserve' class='mark' data-name='Layer 1'
  xmlns='http://www.w3.org/2000/svg' xmlns:svg='http://www.w3.org/2000/svg'
  xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' inkscape:version='1.3'
  xmlns:sodipodi='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd' xmlns:xlink='http://www.w3.org/1999/xlink'>
  <sodipodi:namedview id='namedview7' inkscape:zoom='1' style='evil'/>
  <metadata><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:li>x</rdf:li></rdf:RDF></metadata>
  <title>A mark</title><desc>It is "drawn" &amp; filled</desc>
  <defs><svg:linearGradient id='a'><stop offset='0' stop-color='#f00'/></svg:linearGradient></defs>
  <svg:g inkscape:label='Layer 1' inkscape:groupmode='layer' id='layer1' aria-labelledby='t' tabindex='0'>
    <path id='line' d='M0 0 H9' fill='url("#a") currentColor' stroke='var(--accent, currentColor)'/>
    <use xlink:href='#line'/><text x='1'><![CDATA[a < b]]></text>
  </svg:g>
</svg>
`

test("the output of drawing programs is valid", () => {
  expect(checkDrawing(program)).toEqual([])
})
