import { build } from "esbuild"
import { esbuildTarget } from "./browser-targets"
import { minifyCss } from "./css/minify-css"

test("styles of the oldest supported browsers have no light-dark(), and a band's own scheme decides its colors", () => {
  const css = `
    :root, .band > * { --ink: light-dark(#111, #eee) }
    :root { color-scheme: light dark }
    .band > * { color-scheme: dark; color: var(--ink) }`
  const { code } = minifyCss({ "a.css": css })
  expect(code).not.toContain("light-dark(")
  // Both colors remain, and each place that has a scheme switches between them.
  expect(code).toContain("#111")
  expect(code).toContain("#eee")
  expect(code.match(/\.band>\*\{[^}]*--dark:initial/)).not.toBeNull()
})

test("scripts compiled for the oldest supported browsers hold nothing newer", async () => {
  expect(esbuildTarget()).toEqual(expect.arrayContaining([expect.stringMatching(/^ios\d+\.\d+$/)]))
  const { outputFiles } = await build({
    stdin: { contents: "using a = b" },
    target: esbuildTarget(),
    write: false,
  })
  expect(outputFiles[0]?.text).not.toMatch(/^using /m)
})
