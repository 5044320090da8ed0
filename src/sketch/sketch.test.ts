/** @jest-environment jsdom */
import * as fc from "fast-check"
import { describe as describeSketch } from "./describe"
import { layoutNames as layouts } from "./layouts"
import { type Sketch, shapesOf, size } from "./shapes"
import { svgText } from "./svg-text"
import { sketchMessage } from "./words"
import en from "../words/en.json"

const anySketch: fc.Arbitrary<Sketch> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }),
  trade: fc.record({
    name: fc.constant("A shop"),
    layout: fc.constantFrom(...layouts),
    line: fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }),
  }),
  mood: fc.constant({ name: "Warm", paper: "#fff6e9", ink: "#3b2314", accent: "#a63c14" }),
})

test("every front page shows the name, on both screens, inside the picture", () => {
  fc.assert(
    fc.property(anySketch, (sketch) => {
      const shapes = shapesOf(sketch)
      expect(shapes.filter(({ text }) => text === sketch.name).length).toBeGreaterThanOrEqual(2)
      for (const { x, y, width, height } of shapes) {
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(size.width + 0.1)
        expect(y + height).toBeLessThanOrEqual(size.height + 0.1)
      }
    }),
  )
})

test("each layout is another page", () => {
  const sketch = fc.sample(anySketch, { numRuns: 1, seed: 1 })[0]!
  const pages = layouts.map((layout) =>
    JSON.stringify(shapesOf({ ...sketch, trade: { ...sketch.trade, layout } })),
  )
  expect(new Set(pages).size).toBe(layouts.length)
})

test("the SVG file is well formed and has the name as it was typed, whatever that is", () => {
  fc.assert(
    fc.property(anySketch, (sketch) => {
      const file = new DOMParser().parseFromString(svgText(sketch, en.sketch), "image/svg+xml")
      expect(file.querySelector("parsererror, script")).toBeNull()
      const texts = [...file.querySelectorAll("text")].map(({ textContent }) => textContent)
      expect(texts).toContain(sketch.name)
    }),
    { numRuns: 50 },
  )
})

test("the picture's words and the message name the business, the trade and the mood", () => {
  fc.assert(
    fc.property(anySketch, (sketch) => {
      for (const words of [describeSketch(sketch, en.sketch), sketchMessage(sketch, en.sketch.message)])
        for (const part of [sketch.name, sketch.trade.name, sketch.mood.name]) expect(words).toContain(part)
    }),
  )
})
