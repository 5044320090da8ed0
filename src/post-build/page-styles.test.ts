/** @jest-environment node */
import { pageStyles } from "./page-styles"

const page = (css: string, whole = "") =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${css}</style></head>` +
  `<body><p class="a $&" data-open="x"><b aria-busy="true">.c{}</b></p>${whole}</body></html>`

/** The styles that a page with these keeps. */
async function kept(css: string): Promise<string> {
  const [, styles = ""] = /<style[^>]*>(.*)<\/style>/s.exec(await pageStyles(page(css))) ?? []
  return styles
}

test.each([
  ["a rule of an element that is there", "p{margin:0}"],
  ["a rule of a class that is there", ".a:focus b{margin:0}"],
  ["what a selector excludes, or asks of others", ".a:not(.c):has(.d){margin:0}"],
  ["a rule of a state", ".a[data-open=x]{margin:0}"],
  ["a rule of the visitor's choice", ":root[data-scheme=dark]{margin:0}"],
  ["a rule of a state that the browser sets", ".a[open]{margin:0}"],
  ["the ring around what has the focus", ":focus-visible{outline:1px solid}"],
  ["a rule within a condition", "@media screen{.a{margin:0}}"],
  ["movements that are used", ".a{animation:x 1s}@keyframes x{to{opacity:0}}"],
  ["fonts", "@font-face{font-family:A}"],
  ["tokens that are used", ":root{--paper:#fff}p{color:var(--paper)}"],
])("A page keeps %s", async (_, css) => expect(await kept(css)).toBe(css))

test.each([
  ["a rule of a class that is not there", ".c{margin:0}"],
  ["a rule of two classes, one of which is not there", ".a .c{margin:0}"],
  ["a rule of a state that only scripts set", ".a[data-reveal=waiting]{margin:0}"],
  ["a condition in which nothing is left", "@media screen{.c{margin:0}}"],
  ["what a pointer alone brings out", ".a:hover b{margin:0}"],
  ["what paper alone shows", "@media print{.a{margin:0}}"],
  ["what follows the browser's own forced colors", "@media (forced-colors: active){:root{--ink:CanvasText}}"],
  ["how changes go", ".a{transition:opacity 1s;transition-delay:1s}"],
  ["movements that nothing uses", "@keyframes x{to{opacity:0}}"],
])("A page leaves out %s", async (_, css) => expect(await kept(css)).toBe(""))

const link = (file: string) => `<link rel="stylesheet" href="${file}">`
const whole = `<noscript>${link("/styles.1.css")}${link("/fonts/fonts.css")}</noscript>`

test("a page keeps the rest of its markup as it is, and names the whole sheet and the fonts for who has no script", async () => {
  const once = await pageStyles(page(".a{margin:0}.c{margin:0}"))
  expect(once).toBe(page(".a{margin:0}", whole))
  expect(await pageStyles(once)).toBe(once)
})
