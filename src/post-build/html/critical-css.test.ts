import { inlineCriticalCss } from "./critical-css"

const page = (css: string, whole = "") =>
  `<html><head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${css}</style></head>` +
  `<body><p class="a $&" data-open="x"><b aria-busy="true">.c{}</b></p>${whole}</body></html>`

/** The styles that remain in a page with this CSS. */
async function kept(css: string): Promise<string> {
  const [, styles = ""] = /<style[^>]*>(.*)<\/style>/s.exec(await inlineCriticalCss(page(css))) ?? []
  return styles
}

test.each([
  ["a rule for an element of the page", "p{margin:0}"],
  ["a rule for a class of the page", ".a:focus b{margin:0}"],
  ["a rule with :not() and :has()", ".a:not(.c):has(.d){margin:0}"],
  ["a rule for a state", ".a[data-open=x]{margin:0}"],
  ["a rule for a part of a value, with an escape", "[class*=\\$]{margin:0}"],
  ["a rule for a visitor's preference", ":root[data-scheme=dark]{margin:0}"],
  ["a rule for a state that the browser sets", ".a[open]{margin:0}"],
  ["the focus ring", ":focus-visible{outline:1px solid}"],
  ["a rule in a media query", "@media screen{.a{margin:0}}"],
  ["an animation in use", ".a{animation:x 1s}@keyframes x{to{opacity:0}}"],
  ["fonts", "@font-face{font-family:A}"],
  ["tokens in use", ":root{--paper:#fff}p{color:var(--paper)}"],
])("a page keeps %s", async (_, css) => expect(await kept(css)).toBe(css))

test.each([
  ["a rule for a class that it lacks", ".c{margin:0}"],
  ["a rule for two classes of which it lacks one", ".a .c{margin:0}"],
  ["a rule for a state that only scripts set", ".a[data-reveal=waiting]{margin:0}"],
  ["a rule for a beginning that no value has", "[data-open^=y]{margin:0}"],
  ["a media query without remaining rules", "@media screen{.c{margin:0}}"],
  ["hover rules", ".a:hover b{margin:0}"],
  ["rules for what is opened by the visitor", ".a[aria-expanded=true]{margin:0}"],
  ["the colors of a selection", "::selection{color:red}"],
  ["the colors of code", ".a .hljs-tag{color:red}"],
  ["cursors", ".a{cursor:pointer}"],
  ["print rules", "@media print{.a{margin:0}}"],
  ["rules for forced colors", "@media (forced-colors: active){:root{--ink:CanvasText}}"],
  ["transitions", ".a{transition:opacity 1s;transition-delay:1s}"],
  ["a media query about transitions", "@media (prefers-reduced-motion:reduce){.a{transition:none}}"],
  ["an unused animation", "@keyframes x{to{opacity:0}}"],
])("a page leaves out %s", async (_, css) => expect(await kept(css)).toBe(""))

test("a rule for several selectors loses those that the first view does not need", async () => {
  expect(await kept(".a:hover,.a:focus{margin:0}")).toBe(".a:focus{margin:0}")
})

const link = (file: string) => `<link rel="stylesheet" href="${file}">`
const whole = `<noscript>${link("/styles.1.css")}${link("/fonts/fonts.css")}</noscript>`

test("a page keeps its other markup, and links the whole style sheet and the fonts in a noscript element", async () => {
  const once = await inlineCriticalCss(page(".a{margin:0}.c{margin:0}"))
  const reduced = page(".a{margin:0}", whole).replace(
    'data-identity="gatsby-global-css"',
    'data-whole="/styles.1.css"',
  )
  expect(once).toBe(reduced)
  expect(await inlineCriticalCss(once)).toBe(once)
})

test("a page leaves out the styles of what is laid out later, but not the rule that defers it", async () => {
  const body =
    "<main><p class=first></p><section data-deferred class=far><p class=in></p></section><p class=beside></p></main>"
  const names = ["first", "far", "in", "beside"]
  const css = names.map((name) => `.${name}{margin:0}`).join("")
  const deferring = "[data-deferred]{content-visibility:auto}"
  const reduced = await inlineCriticalCss(page(css + deferring).replace("</body>", `${body}</body>`))
  expect(names.filter((name) => reduced.includes(`.${name}{`))).toEqual(["first", "beside"])
  expect(reduced).toContain(deferring)
})

test("the footer's styles are left out of every page, as it is a screen below the top", async () => {
  const reduced = await inlineCriticalCss(
    page(".end{margin:0}").replace("</body>", "<footer class=end></footer></body>"),
  )
  expect(reduced).not.toContain(".end{margin:0}")
})
