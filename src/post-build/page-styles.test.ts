import { lateStyles, pageStyles, usedStyles } from "./page-styles"

const used = (css: string) => usedStyles(css, new Set([".a", ".b", "[data-open]", '[data-open="x.y"]']))

test.each([
  ["a rule without a class", "p{margin:0}", "p{margin:0}"],
  ["a rule of a class that is there", ".a:focus p{margin:0}", ".a:focus p{margin:0}"],
  ["of several selectors those that can match", ".a,.c,.a .c{margin:0}", ".a{margin:0}"],
  [
    "what a selector excludes, or asks of others",
    ".a:not(.c):has(.d){margin:0}",
    ".a:not(.c):has(.d){margin:0}",
  ],
  ["a rule of a state", '.a[data-open="x.y"]{margin:0}', '.a[data-open="x.y"]{margin:0}'],
  [
    "a rule of the visitor's choice",
    ":root[data-scheme=dark]{margin:0}",
    ":root[data-scheme=dark]{margin:0}",
  ],
  [
    "a rule of a state that the browser sets",
    ".a[open]{margin:0}.b:focus{margin:0}",
    ".a[open]{margin:0}.b:focus{margin:0}",
  ],
  ["rules within a condition", "@media screen{.a{margin:0}.c{margin:0}}", "@media screen{.a{margin:0}}"],
  [
    "movements that are used",
    ".a{animation:x 1s}@keyframes x{to{opacity:0}}",
    ".a{animation:x 1s}@keyframes x{to{opacity:0}}",
  ],
  ["fonts", "@font-face{font-family:A}", "@font-face{font-family:A}"],
  ["how changes go that no other sheet tells of", "p,.a{transition:none}", "p,.a{transition:none}"],
])("It keeps %s", (_, css, kept) => expect(used(css)).toBe(kept))

test.each([
  ["a rule of a class that is not there", ".c{margin:0}"],
  ["a rule of two classes, one of which is not there", ".a .c{margin:0}"],
  ["a condition in which nothing is left", "@media screen{@supports (gap:1px){.c{margin:0}}}"],
  ["a rule of a state that only scripts set", ".a[data-reveal=waiting]{margin:0}.b[aria-busy]{margin:0}"],
  ["what a pointer alone brings out", ".a:hover p{margin:0}"],
  ["what paper alone shows", "@media print{.a{margin:0}}"],
  ["what follows the browser's own forced colors", "@media (forced-colors: active){:root{--ink:CanvasText}}"],
  ["how changes go", ".a{transition:opacity 1s;transition-delay:1s}"],
  ["movements that nothing uses", "@keyframes x{to{opacity:0}}"],
])("It leaves out %s", (_, css) => expect(used(css)).toBe(""))

test.each([
  ["fonts", "@font-face{font-family:A}", ""],
  ["what concerns no mark", ":root{--paper:#fff}p,.a{margin:0}@media screen{p{margin:0}}", ".a{margin:0}"],
])("The late sheet leaves out %s", (_, css, rest) => expect(lateStyles(css)).toBe(rest))

test.each([
  ["the rules of any class", ".a p{margin:0}@media screen{.c{margin:0}}"],
  ["the rules of states", "[data-accent]{margin:0}"],
  ["what a pointer or paper alone brings out", "a:hover{margin:0}@media print{p{margin:0}}"],
  ["what follows forced colors", "@media (forced-colors:active){:root{--ink:CanvasText}}"],
  ["movements", "@keyframes x{to{opacity:0}}"],
])("The late sheet has %s", (_, css) => expect(lateStyles(css)).toBe(css))

const page = (css: string, end = "") =>
  `<style data-href="/styles.1.css" data-identity="gatsby-global-css">${css}</style><p class="a $&">.c{}</p>${end}</body>`
const link = (file: string) => `<link rel="stylesheet" href="${file}">`
const whole = `<noscript>${link("/late-styles.1.css")}${link("/fonts/fonts.css")}</noscript>`

test("A page keeps the rest of its markup as it is, and has the late sheet and the fonts at its end without script", () => {
  const once = pageStyles(page(".a{margin:0}.c{margin:0}"))
  expect(once).toBe(page(".a{margin:0}", whole))
  expect(pageStyles(once)).toBe(once)
})
