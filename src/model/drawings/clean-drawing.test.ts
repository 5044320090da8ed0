import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { readDrawing } from "./read-drawing"
import { writeDrawing } from "./write-drawing"

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

function drawn(text: string): string {
  const { root, issues } = readDrawing(text)
  expect(issues).toEqual([])
  return writeDrawing(root, "svg", "x")
}

test("a drawing as Inkscape saves it has its styles as attributes, and none of Inkscape's notes", () => {
  const markup = drawn(readFileSync("test/inkscape.svg", "utf8"))
  expect(markup).toMatch(
    /<path (?=[^>]*stroke="#17233a")(?=[^>]*stroke-width="2.5")(?=[^>]*stroke-linecap="round")/,
  )
  expect(markup).toMatch(/<path (?=[^>]*fill="#bd3217")(?=[^>]*stroke="none")/)
  expect(markup).toMatch(/<text (?=[^>]*font-size="8px").*AB/)
  expect(markup).not.toMatch(/style|class|inkscape|sodipodi/)
})

test("icons of simple-icons have the color of the text", () => {
  const folder = "node_modules/simple-icons/icons"
  const icons = readdirSync(folder).filter((file) => /^(?:github|react|x|mastodon|bluesky)\.svg$/.test(file))
  expect(icons.length).toBeGreaterThan(2)
  for (const icon of icons)
    expect(drawn(readFileSync(path.join(folder, icon), "utf8"))).toMatch(/^<svg [^>]*fill="currentColor"/)
})

test.each([
  [svg('<path d="M0 0h9"/>'), /^<svg [^>]*fill="currentColor"><path d/],
  [svg('<path style="fill:#000000" d="M0 0h9"/>'), /<path [^>]*fill="currentColor"/],
  [
    svg('<path d="M0 0h9" stroke="#000"/>', ' fill="none"'),
    /^<svg [^>]*fill="none"><path [^>]*stroke="currentColor"/,
  ],
])("black alone becomes the color of the text in %s", (text, markup) => {
  expect(drawn(text)).toMatch(markup)
})

test("black beside other colors stays", () => {
  const markup = drawn(svg('<path fill="#000" d="M0 0"/><path fill="#0f766e" d="M0 0"/>'))
  expect(markup).toContain('fill="#000"')
  expect(markup).not.toContain("currentColor")
})

test("what cannot be written as attributes is refused with its line", () => {
  const { issues } = readDrawing(svg('\n<path style="fill:red;mix-blend-mode:multiply" d="M0 0"/>'))
  expect(issues).toEqual([
    { line: 2, reason: expect.stringMatching(/^has style on <path>: .*take that out/) },
  ])
})

test("a style reaches nothing outside the drawing either", () => {
  const { issues } = readDrawing(svg('<path style="fill:url(https://evil.example/x.svg#a)" d="M0 0"/>'))
  expect(issues).toEqual([
    expect.objectContaining({ reason: expect.stringMatching(/fill on <path>.*outside/) }),
  ])
})
